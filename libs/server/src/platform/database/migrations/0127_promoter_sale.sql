-- Sales of promoters. Their states are those of the commitments.

create table promoter_sale (
  event_id uuid not null,
  commitment_id uuid not null,
  promoter_id uuid not null references user_account,
  payment_kind text not null check (payment_kind in ('cash', 'card')),
  -- The guest as typed in; null once the guest's account is deleted.
  guest_address text,
  guest_first_name text,
  guest_last_name text,
  -- Hash of the call's key, so that a repeated call finds the sale; null once it has failed.
  request_key bytea,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, commitment_id),
  foreign key (event_id, commitment_id) references commitment
);
create unique index promoter_sale_once on promoter_sale (promoter_id, request_key);
create index promoter_sale_by_promoter on promoter_sale (promoter_id, event_id, created_at, commitment_id);

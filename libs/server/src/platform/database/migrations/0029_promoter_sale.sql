-- Sales of promoters, and those by link. Their states are those of the commitments.

create table promoter_sale (
  event_id uuid not null,
  commitment_id uuid not null,
  promoter_id uuid not null references user_account,
  payment_kind text not null check (payment_kind in ('cash', 'card', 'link')),
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

-- Sales by link: held for a guest who pays or declines by a mailed link. Until somebody comes with it, the commitment
-- has no buyer.
create table sale_link (
  event_id uuid not null,
  commitment_id uuid not null,
  -- Null for the organiser.
  promoter_id uuid references user_account,
  -- Commission of the promoter on each {product}, as it was at the sale: parts per million of the price, or minor
  -- units.
  commission_ppm integer check (commission_ppm between 0 and 1000000),
  commission_amount bigint check (commission_amount >= 0),
  -- Of the secret in the mail; a mail that is sent again has a new one.
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  -- As in user_account. Null once the guest's account is deleted, as are the names.
  guest_address text check (guest_address = lower(btrim(guest_address)) and length(guest_address) between 3 and 254),
  guest_first_name text,
  guest_last_name text,
  -- Of the mails.
  user_locale text not null,
  -- What it costs, as the giver was told: minor units, with fees and taxes.
  total bigint not null check (total >= 0),
  mails integer not null default 1 check (mails >= 1),
  site_host text,
  declined_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, commitment_id),
  foreign key (event_id, commitment_id) references commitment,
  check (num_nonnulls(commission_ppm, commission_amount) <= 1),
  check (num_nonnulls(declined_at, revoked_at) <= 1)
);
create index sale_link_by_promoter on sale_link (promoter_id, event_id) where promoter_id is not null;
create index sale_link_by_address on sale_link (guest_address) where guest_address is not null;

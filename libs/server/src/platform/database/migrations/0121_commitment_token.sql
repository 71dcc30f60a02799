-- {product} as parts of commitments: a line may take those of a fan in the place of stock, and an upgrade gives back its
-- buyer's own.

alter table commitment_line
  -- Listing, bid or token that its price comes from, by price_source; null for a price of the offer.
  add column source_id uuid,
  -- Its {product} take over the seats and units of those that the commitment gives up for it, and nothing from stock.
  add column from_tokens boolean not null default false,
  drop column kind;

-- {product} that a commitment gives up once it is paid. Until then it admits.
create table commitment_token (
  event_id uuid not null,
  commitment_id uuid not null,
  token_id uuid not null,
  -- Line of which one takes its seat or unit over; null if these go back to where they came from.
  line_id uuid,
  -- State that it has until then.
  from_state text not null check (from_state in ('active', 'selling')),
  -- Of its history, other than 'refunded'.
  reason text not null check (reason <> 'refunded'),
  given_up_at timestamptz,
  primary key (event_id, commitment_id, token_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, token_id) references token
);
-- Once.
create unique index commitment_token_given_up on commitment_token (token_id, event_id) where given_up_at is not null;

-- {product} in a hold, as event_seat and quantity_hold are.
create table token_hold (
  event_id uuid not null,
  token_id uuid not null,
  hold_id uuid not null,
  held_until timestamptz,
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token,
  foreign key (event_id, hold_id) references hold
);
create index token_hold_by_hold on token_hold (hold_id, event_id);

alter table token
  -- One that it took the seat or unit of.
  add column replaces_id uuid,
  -- Line that took this seat or unit out of stock; null if it is its own.
  add column stock_line_id uuid,
  add foreign key (event_id, replaces_id) references token,
  add constraint token_replaces_whole check ((replaces_id is null) = (stock_line_id is null));
create unique index token_replaces_once on token (replaces_id, event_id) where replaces_id is not null;
create index token_by_stock_line on token (stock_line_id, event_id) where stock_line_id is not null;

create or replace view line_part as
  select l.event_id, l.commitment_id, l.line_id, 1::smallint as part_number, l.inventory_item_id, l.allotment_id,
    l.seating = 'seated' as is_seated, case when l.from_tokens then 0 else l.quantity end as units,
    case when l.category = 'EVENT_ACCESS' then l.quantity * l.tokens_each else 0 end as tokens
  from commitment_line l
  union all
  select l.event_id, l.commitment_id, l.line_id, p.part_number, p.inventory_item_id, l.allotment_id, false,
    l.quantity * p.units_each, l.quantity * p.tokens_each
  from commitment_line l join commitment_line_part p using (event_id, line_id);

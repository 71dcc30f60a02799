-- Discounts of an event: promo codes, which a buyer enters, and automatic ones, which apply from a quantity on. A use
-- of a code belongs to the hold of a commitment, like its seats.

create table discount (
  event_id uuid not null references event on delete cascade,
  discount_id uuid not null,
  -- What buyers enter; of an automatic discount its name in prices and charges.
  code text not null check (length(code) between 3 and 40),
  automatic boolean not null default false,
  label jsonb not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- Minor units off each item, or parts per million of its face price.
  amount bigint check (amount > 0),
  rate_ppm integer check (rate_ppm between 1 and 1000000),
  -- Party whose share it reduces.
  bearer text not null default 'organiser' check (bearer in ('organiser', 'platform')),
  -- A gift goes to its charity whole.
  categories text[] not null default '{EVENT_ACCESS}' check (not 'CHARITY' = any(categories)),
  -- Offer groups that it applies to; null for all.
  offer_group_ids uuid[],
  -- Items in the cart that it applies to, from which on it is given.
  min_quantity integer not null default 1 check (min_quantity > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean not null default true,
  -- Orders that may use the code, in all and of each buyer; null for any number.
  cap integer check (cap > 0),
  cap_per_person integer check (cap_per_person > 0),
  -- Orders that have used the code.
  used integer not null default 0 check (used >= 0),
  rank integer not null default 0,
  primary key (event_id, discount_id),
  check (starts_at < ends_at),
  constraint discount_has_its_figure
    check ((kind = 'amount') = (amount is not null) and (kind = 'percent') = (rate_ppm is not null)),
  -- Lists show the price of one item: what lowers that for everyone is a price.
  constraint discount_automatic_is_for_several
    check (not automatic or (min_quantity > 1 and cap is null and cap_per_person is null)),
  constraint discount_within_cap check (used <= cap)
);
-- A code is looked for with its event or without.
create unique index discount_by_code on discount (upper(code), event_id);
create trigger discount_added after insert on discount referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger discount_removed after delete on discount referencing old table as changed
  for each statement execute function renew_sale_version();
-- The counter of uses changes with every order and is not part of the version.
create trigger discount_changed
  after update of code, automatic, label, kind, amount, rate_ppm, bearer, categories, offer_group_ids, min_quantity,
    starts_at, ends_at, active, cap, cap_per_person, rank on discount
  for each row execute function renew_sale_version_of_item();

create table discount_use (
  event_id uuid not null,
  hold_id uuid not null,
  discount_id uuid not null,
  -- Null for a commitment of an unknown person.
  user_id uuid references user_account,
  -- When the order was paid; null while the hold lasts.
  used_at timestamptz,
  -- One code per commitment.
  primary key (event_id, hold_id),
  foreign key (event_id, hold_id) references hold,
  foreign key (event_id, discount_id) references discount
);
create index discount_use_by_buyer on discount_use (event_id, discount_id, user_id);
create index discount_use_held on discount_use (event_id, discount_id) where used_at is null;

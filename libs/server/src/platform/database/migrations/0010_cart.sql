-- Carts, their holds, and the limit per buyer.
--
-- In the tables of a sale, an index for another key does not begin with event_id: on an empty table, it would look as
-- good as the primary key for a lookup by key, and would be scanned for every foreign-key check.

-- Counts of a buyer per event, over all marketplaces: each purchase path locks this row first, so that twenty
-- concurrent carts count one after the other [C5.03]. Draws, auctions and resale add to `committed`.
create table event_buyer (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  -- {product} bought, in the open cart, and committed by bids, entries and standing offers.
  bought integer not null default 0 check (bought >= 0),
  in_cart integer not null default 0 check (in_cart >= 0),
  committed integer not null default 0 check (committed >= 0),
  -- The event's limit at the last check.
  allowed integer not null check (allowed >= 0),
  primary key (event_id, user_id),
  constraint event_buyer_within_limit check (bought + in_cart + committed <= allowed)
);

create table cart (
  event_id uuid not null references event,
  cart_id uuid not null,
  user_id uuid not null references user_account,
  -- Looked up by hash; also sealed, so that all devices of the buyer get the same token.
  purchase_token_hash bytea not null check (octet_length(purchase_token_hash) = 32),
  purchase_token_sealed bytea not null,
  state text not null default 'open' check (state in ('open', 'paying', 'paid', 'released')),
  version integer not null default 1,
  -- Time of the first hold; adding later doesn't extend the hold.
  first_held_at timestamptz not null,
  held_until timestamptz not null,
  extended boolean not null default false,
  primary key (event_id, cart_id),
  check (held_until >= first_held_at)
);
create unique index cart_one_open_per_buyer on cart (event_id, user_id) where state in ('open', 'paying');
create unique index cart_by_purchase_token on cart (purchase_token_hash, event_id);
-- For the sweeper's clean-up, which no buyer waits for.
create index cart_by_end on cart (held_until) where state = 'open';
insert into state_transition (machine, from_state, to_state) values
  ('cart', '(new)', 'open'),
  ('cart', 'open', 'paying'),
  ('cart', 'open', 'released'),
  ('cart', 'paying', 'open'),
  ('cart', 'paying', 'paid'),
  ('cart', 'paying', 'released');
create trigger cart_transition before insert or update on cart
  for each row execute function enforce_transition('cart');

create table cart_line (
  event_id uuid not null,
  cart_id uuid not null,
  cart_guid text not null,
  position integer not null,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  category text not null,
  seating text not null,
  quantity integer not null check (quantity between 1 and 50),
  seat_codes text[] not null default '{}',
  -- [{ "ageGroup": "ADULT", "quantity": 2 }], which add up to the quantity.
  ages jsonb not null default '[]',
  fulfilment text,
  may_split boolean not null default false,
  accessible boolean not null default false,
  -- All-in unit prices by age group last quoted to this cart, for detecting a price change [C4.01, C8.06].
  quoted_units jsonb not null default '{}',
  primary key (event_id, cart_id, cart_guid),
  foreign key (event_id, cart_id) references cart,
  foreign key (event_id, offer_group_id) references offer_group,
  foreign key (event_id, inventory_item_id) references inventory_item,
  constraint cart_line_has_its_seats check (seating <> 'seated' or cardinality(seat_codes) = quantity)
);

-- Holds of unseated items by quantity; inventory_item.held is the sum of these rows.
create table quantity_hold (
  event_id uuid not null,
  inventory_item_id uuid not null,
  cart_id uuid not null,
  quantity integer not null check (quantity > 0),
  held_until timestamptz not null,
  primary key (event_id, inventory_item_id, cart_id),
  foreign key (event_id, inventory_item_id) references inventory_item,
  foreign key (event_id, cart_id) references cart
);
create index quantity_hold_by_end on quantity_hold (event_id, inventory_item_id, held_until);

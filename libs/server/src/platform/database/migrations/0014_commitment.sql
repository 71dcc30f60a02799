-- Commitments: what somebody intends towards one event, counted against limits and payable. Carts are one kind.
--
-- In the tables of a sale, an index for another key does not begin with event_id: on an empty table, it would look as
-- good as the primary key for a lookup by key, and would be scanned for every foreign-key check.

-- Counts of a buyer per event, over all marketplaces: each purchase path locks this row first, so that twenty
-- concurrent carts count one after the other [C5.03].
create table event_buyer (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  -- {product} bought, and of live commitments of every kind: the sum of their quantities.
  bought integer not null default 0 check (bought >= 0),
  committed integer not null default 0 check (committed >= 0),
  -- The event's limit at the last check.
  allowed integer not null check (allowed >= 0),
  primary key (event_id, user_id),
  constraint event_buyer_within_limit check (bought + committed <= allowed)
);

create table commitment (
  event_id uuid not null references event,
  commitment_id uuid not null,
  -- Null for invited persons, who are unknown until they come.
  user_id uuid references user_account,
  -- Seller: the event's organisation, copied, so that no hold locks its row.
  client_id uuid not null,
  -- A module's manifest names its kinds. The columns up to pledged_card_id say what they are, so that nothing asks for
  -- the name of a kind.
  kind text not null,
  -- Type of sale; null for a cart.
  marketplace_type text,
  -- Waits for a decision of the organiser or of chance, and is listed among requests.
  is_request boolean not null default false,
  -- Card that is to be charged while the buyer is away.
  pledged_card_id uuid references payment_means,
  marketplace_id uuid,
  state text not null default 'open' check (state in ('open', 'paying', 'paid', 'released')),
  version integer not null default 1,
  -- {product} that count against limits.
  quantity integer not null default 0 check (quantity >= 0),
  -- Those that count where these are not as many as it makes: an upgrade counts what it has more than the {product}
  -- that it gives up. Null: all of them.
  counted integer check (counted >= 0),
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  created_at timestamptz not null,
  primary key (event_id, commitment_id),
  foreign key (event_id, marketplace_id) references marketplace,
  constraint cart_has_its_buyer check (kind <> 'cart' or user_id is not null)
);
-- A rule of carts alone: a buyer may have other kinds of commitment besides.
create unique index cart_one_open_per_buyer on commitment (event_id, user_id)
  where kind = 'cart' and state in ('open', 'paying');
create index commitment_live_by_user on commitment (user_id, event_id) where state in ('open', 'paying');
create index commitment_by_pledged_card on commitment (pledged_card_id) where pledged_card_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('commitment', '(new)', 'open'),
  ('commitment', 'open', 'paying'),
  ('commitment', 'open', 'released'),
  ('commitment', 'paying', 'open'),
  ('commitment', 'paying', 'paid'),
  ('commitment', 'paying', 'released');
create trigger commitment_transition before insert or update on commitment
  for each row execute function enforce_transition('commitment');

-- What only carts have: the purchase token. Looked up by hash; also sealed, so that all devices of the buyer get the
-- same token.
create table cart (
  event_id uuid not null,
  commitment_id uuid not null,
  purchase_token_hash bytea not null check (octet_length(purchase_token_hash) = 32),
  purchase_token_sealed bytea not null,
  primary key (event_id, commitment_id),
  foreign key (event_id, commitment_id) references commitment
);
create unique index cart_by_purchase_token on cart (purchase_token_hash, event_id);

create table commitment_line (
  event_id uuid not null,
  line_id uuid not null,
  commitment_id uuid not null,
  -- The client's label of the line, unique within its commitment alone.
  cart_guid text not null,
  position integer not null,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  -- The window of its offer had this allotment when it was held.
  allotment_id uuid,
  category text not null,
  seating text not null,
  quantity integer not null check (quantity between 1 and 50),
  tokens_each integer not null default 1 check (tokens_each between 1 and 50),
  seat_codes text[] not null default '{}',
  -- [{ "ageGroup": "ADULT", "quantity": 2 }], which add up to the quantity.
  ages jsonb not null default '[]',
  fulfilment text,
  may_split boolean not null default false,
  accessible boolean not null default false,
  -- Kind of sale whose fees it has.
  marketplace_type text not null,
  -- Where its price comes from: the offer, or a bid, a listing, a package, a code, the credit of an upgrade.
  price_source text not null default 'offer',
  -- Listing, bid or token that its price comes from, by price_source; null for a price of the offer.
  source_id uuid,
  -- What the buyer named, in minor units; null for the price of the offer. An organiser gives for nothing.
  amount bigint check (amount >= 0),
  -- All-in unit prices by age group last quoted to this cart, for detecting a price change [C4.01, C8.06].
  quoted_units jsonb not null default '{}',
  -- Its {product} take over the seats and units of those that the commitment gives up for it, and nothing from stock.
  from_tokens boolean not null default false,
  -- Fan who sells it; null for the organisation.
  seller_id uuid references user_account,
  -- What the price of each unit leaves to the seller, as it was when the price was set: SellerSide of the contract.
  seller_sides jsonb,
  primary key (event_id, line_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, offer_group_id) references offer_group,
  foreign key (event_id, inventory_item_id) references inventory_item,
  constraint commitment_line_label unique (event_id, commitment_id, cart_guid),
  constraint commitment_line_has_its_seats check (seating <> 'seated' or cardinality(seat_codes) = quantity),
  constraint commitment_line_seller_whole check ((seller_id is null) = (seller_sides is null))
);
create index commitment_line_by_source on commitment_line (source_id, event_id) where source_id is not null;
create index commitment_line_by_seller on commitment_line (seller_id, event_id) where seller_id is not null;

-- Part of a line besides its first one, whose item, seats and tokens are columns of the line. It is held from the
-- allotment of the line.
create table commitment_line_part (
  event_id uuid not null,
  line_id uuid not null,
  part_number smallint not null check (part_number >= 2),
  inventory_item_id uuid not null,
  -- Units of the item, and {product}, in one unit of the line; extras give no {product}.
  units_each integer not null check (units_each between 1 and 50),
  tokens_each integer not null check (tokens_each >= 0),
  primary key (event_id, line_id, part_number),
  foreign key (event_id, line_id) references commitment_line on delete cascade,
  foreign key (event_id, inventory_item_id) references inventory_item
);

-- Every part of every line: units of stock, and {product}.
create view line_part as
  select l.event_id, l.commitment_id, l.line_id, 1::smallint as part_number, l.inventory_item_id, l.allotment_id,
    l.seating = 'seated' as is_seated, case when l.from_tokens then 0 else l.quantity end as units,
    case when l.category = 'EVENT_ACCESS' then l.quantity * l.tokens_each else 0 end as tokens
  from commitment_line l
  union all
  select l.event_id, l.commitment_id, l.line_id, p.part_number, p.inventory_item_id, l.allotment_id, false,
    l.quantity * p.units_each, l.quantity * p.tokens_each
  from commitment_line l join commitment_line_part p using (event_id, line_id);

-- What a commitment has of the stock. Seats and quantities point to the hold.
create table hold (
  event_id uuid not null,
  hold_id uuid not null,
  commitment_id uuid not null,
  -- Time of the first hold; adding later doesn't extend the hold.
  first_held_at timestamptz not null,
  -- Null: until the commitment ends.
  held_until timestamptz,
  -- Set after the one extension.
  extended boolean not null default false,
  -- Set when the commitment has ended; it then holds nothing.
  settled boolean not null default false,
  primary key (event_id, hold_id),
  foreign key (event_id, commitment_id) references commitment,
  check (held_until >= first_held_at)
);
create unique index hold_one_per_commitment on hold (commitment_id, event_id);
-- For the sweeper, which no buyer waits for.
create index hold_by_end on hold (held_until) where not settled;

-- Holds of unseated items by quantity; inventory_item.held is the sum of these rows.
create table quantity_hold (
  event_id uuid not null,
  inventory_item_id uuid not null,
  hold_id uuid not null,
  allotment_id uuid,
  quantity integer not null check (quantity > 0),
  held_until timestamptz,
  foreign key (event_id, inventory_item_id) references inventory_item,
  foreign key (event_id, hold_id) references hold,
  foreign key (event_id, inventory_item_id, allotment_id) references item_allotment
);
create unique index quantity_hold_once on quantity_hold (event_id, inventory_item_id, hold_id, allotment_id)
  nulls not distinct;
create index quantity_hold_by_end on quantity_hold (event_id, inventory_item_id, held_until);

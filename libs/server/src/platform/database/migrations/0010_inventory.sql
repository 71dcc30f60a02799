-- What an event has to sell: items with their seats, and packages of them.

-- An item is sold through offer groups of one or more marketplaces, which share its quantity.
create table inventory_item (
  event_id uuid not null references event on delete cascade,
  inventory_item_id uuid not null,
  category text not null check (category in ('EVENT_ACCESS', 'MERCHANDISE', 'ADD_ON', 'CHARITY', 'COLLECTIBLE')),
  seating text not null check (seating in ('none', 'ga', 'seated')),
  attendance text not null default 'LIVE_ATTENDANCE' check (attendance in ('LIVE_ATTENDANCE', 'STREAMING')),
  -- Standing section (ga).
  section_code text,
  gate text,
  minimum_age integer,
  fulfilment text[] not null default '{}',
  -- Where it is picked up, by locale: the receipt says it [C3.05].
  pickup_place jsonb,
  image_url text,
  charity_id uuid references charity,
  -- {product} of one sold unit: a table of eight gives eight.
  tokens_each integer not null default 1 check (tokens_each between 1 and 50),
  -- Capacity guard of items without seats. NULL is unlimited (a stream); seated items are counted in event_seat
  -- instead.
  capacity integer check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  -- Of its allotments, neither held nor sold; `held` and `sold` count those of allotments too.
  set_aside integer not null default 0 check (set_aside >= 0),
  primary key (event_id, inventory_item_id),
  constraint inventory_item_charity check ((category = 'CHARITY') = (charity_id is not null)),
  constraint inventory_item_one_token_a_seat check (seating <> 'seated' or tokens_each = 1),
  constraint inventory_item_not_oversold check (capacity is null or held + sold + set_aside <= capacity)
);
create trigger inventory_item_changed
  after update of category, seating, attendance, section_code, gate, fulfilment, charity_id, tokens_each,
    pickup_place
  on inventory_item for each row execute function renew_sale_version_of_item();
create trigger inventory_item_age_changed after update of minimum_age on inventory_item
  for each row execute function renew_sale_version_of_item();

-- Unseated stock of an allotment.
create table item_allotment (
  event_id uuid not null,
  inventory_item_id uuid not null,
  allotment_id uuid not null,
  quantity integer not null check (quantity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (event_id, inventory_item_id, allotment_id),
  foreign key (event_id, inventory_item_id) references inventory_item on delete cascade,
  foreign key (event_id, allotment_id) references allotment on delete cascade,
  constraint item_allotment_not_oversold check (held + sold <= quantity)
);

-- One row per event and seat. Taken by a conditional UPDATE and released by time alone: a seat with an expired hold
-- is free for the next buyer without a sweeper.
create table event_seat (
  event_id uuid not null,
  seat_code text not null,
  section_code text not null,
  row_label text not null,
  seat_label text not null,
  inventory_item_id uuid not null,
  -- Null: free for every window without an allotment. A seat keeps its allotment while it is held and sold.
  allotment_id uuid,
  kind text not null default 'plain' check (kind in ('plain', 'wheelchair', 'companion', 'restrictedView')),
  -- Physical order of rows, best first.
  row_rank integer not null,
  adjacency_index integer not null,
  state text not null default 'available' check (state in ('available', 'held', 'sold', 'blocked')),
  hold_id uuid,
  held_until timestamptz,
  primary key (event_id, seat_code),
  foreign key (event_id, inventory_item_id) references inventory_item,
  constraint event_seat_hold_is_whole
    check ((state = 'held') = (hold_id is not null) and (state = 'held' or held_until is null))
) with (fillfactor = 80);
create index event_seat_by_section on event_seat (event_id, section_code, row_rank, adjacency_index);
-- No index on hold_id: the lines of a hold name its seats, and updates of a seat stay on its page (HOT).

-- Packages have an identity and a kind, whichever windows sell them [C3.06, C3.18].
create table inventory_package (
  event_id uuid not null references event on delete cascade,
  inventory_package_id uuid not null,
  kind text not null check (kind in ('BUNDLE', 'GROUP', 'HOTEL_ROOM', 'TABLE')),
  primary key (event_id, inventory_package_id)
);

-- Sale windows, inventory with its seats, and the offers that sell it.

-- Sale window of one marketplace kind. Draws, auctions and resale add tables that refer to it.
create table marketplace (
  event_id uuid not null references event on delete cascade,
  marketplace_id uuid not null unique,
  type text not null check (type in ('draw', 'auction', 'purchase', 'secondaryExchange')),
  code text,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  results_at timestamptz,
  primary key (event_id, marketplace_id),
  check (closes_at > opens_at)
);
create trigger marketplace_changed after update on marketplace referencing new table as changed
  for each statement execute function renew_sale_version();

create table sales_group (
  event_id uuid not null references event on delete cascade,
  sales_group_id uuid not null,
  parent_sales_group_id uuid,
  category text not null check (category in ('EVENT_ACCESS', 'MERCHANDISE', 'ADD_ON', 'CHARITY', 'COLLECTIBLE')),
  name jsonb not null,
  rank integer not null default 0,
  primary key (event_id, sales_group_id),
  foreign key (event_id, parent_sales_group_id) references sales_group
);

-- Inventory. An item is sold through offer groups of one or more marketplaces, which share its quantity.
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
  image_url text,
  -- Capacity guard of items without seats. NULL is unlimited (a stream); seated items are counted in event_seat
  -- instead.
  capacity integer check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (event_id, inventory_item_id),
  constraint inventory_item_not_oversold check (capacity is null or held + sold <= capacity)
);
create trigger inventory_item_changed after update of category, seating, attendance, section_code, gate, fulfilment
  on inventory_item for each row execute function renew_sale_version_of_item();

-- One row per event and seat. Taken by a conditional UPDATE and released by time alone: a seat with an expired hold
-- is free for the next buyer without a sweeper.
create table event_seat (
  event_id uuid not null,
  seat_code text not null,
  section_code text not null,
  row_label text not null,
  seat_label text not null,
  inventory_item_id uuid not null,
  kind text not null default 'plain' check (kind in ('plain', 'wheelchair', 'companion', 'restrictedView')),
  -- Physical order of rows, best first.
  row_rank integer not null,
  adjacency_index integer not null,
  state text not null default 'available' check (state in ('available', 'held', 'sold', 'blocked')),
  cart_id uuid,
  held_until timestamptz,
  primary key (event_id, seat_code),
  foreign key (event_id, inventory_item_id) references inventory_item,
  constraint event_seat_hold_is_whole check ((state = 'held') = (cart_id is not null and held_until is not null))
) with (fillfactor = 80);
create index event_seat_by_section on event_seat (event_id, section_code, row_rank, adjacency_index);
-- No index on cart_id: a cart's lines name its seats, and updates of a seat stay on its page (HOT).

create table offer_group (
  event_id uuid not null references event on delete cascade,
  offer_group_id uuid not null unique,
  marketplace_id uuid not null,
  sales_group_id uuid not null,
  inventory_item_id uuid not null,
  name jsonb not null,
  -- Distinguishes an offer from others of its item, by locale: a size, a colour. Its name is the full name [C3.18].
  variant_name jsonb,
  description jsonb not null default '{}',
  -- Face prices in minor units; child and senior prices only where they differ.
  face_price bigint not null check (face_price >= 0),
  child_price bigint check (child_price >= 0),
  senior_price bigint check (senior_price >= 0),
  min_quantity integer not null default 1 check (min_quantity >= 1),
  max_quantity integer not null default 8,
  -- Best first.
  rank integer not null default 0,
  version integer not null default 1,
  primary key (event_id, offer_group_id),
  foreign key (event_id, marketplace_id) references marketplace,
  foreign key (event_id, sales_group_id) references sales_group,
  foreign key (event_id, inventory_item_id) references inventory_item,
  check (max_quantity >= min_quantity)
);
create trigger offer_group_added after insert on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_changed after update on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_removed after delete on offer_group referencing old table as changed
  for each statement execute function renew_sale_version();

-- Offers: what a window sells of the inventory, at which price.

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

create table offer_group (
  event_id uuid not null references event on delete cascade,
  offer_group_id uuid not null unique,
  marketplace_id uuid not null,
  sales_group_id uuid not null,
  inventory_item_id uuid not null,
  -- Package that the offer sells; null for an offer of one item.
  inventory_package_id uuid,
  -- Row that all seats of the offer are in.
  row_label text,
  name jsonb not null,
  -- Distinguishes an offer from others of its item, by locale: a size, a colour. Its name is the full name [C3.18].
  variant_name jsonb,
  -- Name of the tier, by locale. The offers of an item that have one follow each other in time, each in its own window.
  tier_name jsonb,
  description jsonb not null default '{}',
  -- Face prices in minor units; child and senior prices only where they differ.
  face_price bigint not null check (face_price >= 0),
  child_price bigint check (child_price >= 0),
  senior_price bigint check (senior_price >= 0),
  -- Bounds of a gift and what is suggested, in minor units; face_price is the gift of a buyer who names none. Null for
  -- a fixed price.
  min_amount bigint,
  max_amount bigint,
  suggested_amounts bigint[],
  min_quantity integer not null default 1 check (min_quantity >= 1),
  max_quantity integer not null default 8,
  -- Nothing of it is resold; the other rules of a resale are in the policy of the event.
  resale_blocked boolean not null default false,
  -- Best first.
  rank integer not null default 0,
  version integer not null default 1,
  primary key (event_id, offer_group_id),
  foreign key (event_id, marketplace_id) references marketplace,
  foreign key (event_id, sales_group_id) references sales_group,
  foreign key (event_id, inventory_item_id) references inventory_item,
  foreign key (event_id, inventory_package_id) references inventory_package,
  check (max_quantity >= min_quantity),
  -- A named amount is one gift: a greater one is a greater amount, not a second unit.
  constraint offer_group_amounts check (
    num_nonnulls(min_amount, max_amount, suggested_amounts) in (0, 3)
    and (min_amount is null or (0 < min_amount and min_amount <= face_price and face_price <= max_amount
      and min_amount <= all (suggested_amounts) and max_amount >= all (suggested_amounts)
      and cardinality(suggested_amounts) <= 6 and child_price is null and senior_price is null and max_quantity = 1)))
);
create trigger offer_group_added after insert on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_changed after update on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_removed after delete on offer_group referencing old table as changed
  for each statement execute function renew_sale_version();

-- Part of a package besides the item of its offer. It has no seats.
create table offer_part (
  event_id uuid not null,
  offer_group_id uuid not null,
  part_number smallint not null check (part_number >= 2),
  inventory_item_id uuid not null,
  -- What the part is called inside the package, by locale.
  name jsonb not null default '{}',
  -- Units of the item in one unit of the offer.
  units_each integer not null default 1 check (units_each between 1 and 50),
  primary key (event_id, offer_group_id, part_number),
  foreign key (event_id, offer_group_id) references offer_group on delete cascade,
  foreign key (event_id, inventory_item_id) references inventory_item
);
create trigger offer_part_added after insert on offer_part referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_part_changed after update on offer_part referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_part_removed after delete on offer_part referencing old table as changed
  for each statement execute function renew_sale_version();

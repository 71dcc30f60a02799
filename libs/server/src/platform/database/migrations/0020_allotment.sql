-- Allotments: stock of an event that is set aside for a window (presale, draw, auction), a promoter, guests, or the
-- house. Nothing else can sell it, and what returns, returns to its allotment.

create table allotment (
  event_id uuid not null references event on delete cascade,
  allotment_id uuid not null,
  purpose text not null check (purpose in ('window', 'promoter', 'guests', 'house')),
  -- Window that sells from this allotment alone.
  marketplace_id uuid,
  reason text,
  primary key (event_id, allotment_id),
  foreign key (event_id, marketplace_id) references marketplace,
  check ((purpose = 'window') = (marketplace_id is not null)),
  check (purpose <> 'house' or reason is not null)
);
create unique index allotment_one_per_window on allotment (marketplace_id, event_id);
create trigger allotment_added after insert on allotment referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger allotment_changed after update on allotment referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger allotment_removed after delete on allotment referencing old table as changed
  for each statement execute function renew_sale_version();

-- Null: free for every window without an allotment. A seat keeps its allotment while it is held and sold.
alter table event_seat add column allotment_id uuid;

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
alter table inventory_item
  -- Of its allotments, neither held nor sold; `held` and `sold` count those of allotments too.
  add column set_aside integer not null default 0 check (set_aside >= 0),
  drop constraint inventory_item_not_oversold,
  add constraint inventory_item_not_oversold check (capacity is null or held + sold + set_aside <= capacity);

alter table quantity_hold add column allotment_id uuid;
alter table quantity_hold drop constraint quantity_hold_pkey;
create unique index quantity_hold_once on quantity_hold (event_id, inventory_item_id, hold_id, allotment_id)
  nulls not distinct;
alter table quantity_hold add foreign key (event_id, inventory_item_id, allotment_id) references item_allotment;
-- The window of its offer had this allotment when it was held.
alter table commitment_line add column allotment_id uuid;

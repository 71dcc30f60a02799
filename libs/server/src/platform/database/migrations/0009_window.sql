-- Sale windows, and the stock that is set aside for one.

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
create index marketplace_by_opening on marketplace (opens_at) where code is null;
create trigger marketplace_changed after update on marketplace referencing new table as changed
  for each statement execute function renew_sale_version();

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

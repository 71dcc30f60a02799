-- Packages: an offer sells its item and further ones, at one price.

-- Part of a package besides the item of its offer. It has no seats.
create table offer_part (
  event_id uuid not null,
  offer_group_id uuid not null,
  part_number smallint not null check (part_number >= 2),
  inventory_item_id uuid not null,
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
    l.seating = 'seated' as is_seated, l.quantity as units,
    case when l.category = 'EVENT_ACCESS' then l.quantity * l.tokens_each else 0 end as tokens
  from commitment_line l
  union all
  select l.event_id, l.commitment_id, l.line_id, p.part_number, p.inventory_item_id, l.allotment_id, false,
    l.quantity * p.units_each, l.quantity * p.tokens_each
  from commitment_line l join commitment_line_part p using (event_id, line_id);

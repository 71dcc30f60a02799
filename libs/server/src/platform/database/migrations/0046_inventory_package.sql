-- Packages have an identity and a kind, whichever windows sell them [C3.06, C3.18].

create table inventory_package (
  event_id uuid not null references event on delete cascade,
  inventory_package_id uuid not null,
  kind text not null check (kind in ('BUNDLE', 'GROUP', 'HOTEL_ROOM', 'TABLE')),
  primary key (event_id, inventory_package_id)
);

alter table offer_group
  -- Package that the offer sells; null for an offer of one item.
  add column inventory_package_id uuid,
  add foreign key (event_id, inventory_package_id) references inventory_package;

alter table offer_part
  -- What the part is called inside the package, by locale.
  add column name jsonb not null default '{}';

-- Parts were named by the offers that sell them alone.
update offer_part p set name = named.name
from (
  select distinct on (o.event_id, o.inventory_item_id) o.event_id, o.inventory_item_id, o.name
  from offer_group o
  where not exists (select from offer_part own where own.event_id = o.event_id and own.offer_group_id = o.offer_group_id)
  order by o.event_id, o.inventory_item_id, o.rank, o.offer_group_id) named
where named.event_id = p.event_id and named.inventory_item_id = p.inventory_item_id;

-- Offers of several items are bundles, and offers of several places at once are tables. A package of one offer has its id.
insert into inventory_package (event_id, inventory_package_id, kind)
select o.event_id, o.offer_group_id, case when i.tokens_each > 1 then 'TABLE' else 'BUNDLE' end
from offer_group o
join inventory_item i using (event_id, inventory_item_id)
where i.tokens_each > 1
  or exists (select from offer_part p where p.event_id = o.event_id and p.offer_group_id = o.offer_group_id);

update offer_group o set inventory_package_id = o.offer_group_id
from inventory_package p
where p.event_id = o.event_id and p.inventory_package_id = o.offer_group_id;

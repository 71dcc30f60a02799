-- Parcels that were sent. An order whose shipped items have no row here is still to be shipped.
create table shipment (
  event_id uuid not null,
  order_id uuid not null,
  state text not null default 'shipped' check (state in ('shipped', 'delivered')),
  version integer not null default 1,
  carrier text not null check (length(carrier) between 1 and 60),
  -- Null if the carrier gave none, and once the buyer's account is deleted.
  tracking_number text check (length(tracking_number) between 1 and 60),
  tracking_link text check (tracking_link ~ '^https://' and length(tracking_link) <= 500),
  shipped_at timestamptz not null default foyer_now(),
  delivered_at timestamptz,
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references purchase_order,
  constraint shipment_delivered_has_time check ((state = 'delivered') = (delivered_at is not null))
);
insert into state_transition (machine, from_state, to_state) values
  ('shipment', '(new)', 'shipped'),
  ('shipment', 'shipped', 'delivered');
create trigger shipment_transition before insert or update on shipment
  for each row execute function enforce_transition('shipment');

-- Log of what operators recorded about parcels.
create table shipment_change (
  change_id uuid primary key,
  event_id uuid not null,
  order_id uuid not null,
  change text not null check (change in ('shipped', 'corrected', 'delivered')),
  -- Operating-system user who ran the command.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null default foyer_now(),
  foreign key (event_id, order_id) references shipment
);
create index shipment_change_of_order on shipment_change (event_id, order_id);
create trigger shipment_change_append_only before update or delete on shipment_change
  for each row execute function refuse_change();
create trigger shipment_change_no_truncate before truncate on shipment_change execute function refuse_change();

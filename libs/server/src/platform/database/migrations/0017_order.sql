-- Orders, their lines, and parcels that were sent.

create table purchase_order (
  event_id uuid not null references event,
  order_id uuid not null unique,
  order_number text not null,
  user_id uuid not null references user_account,
  commitment_id uuid not null,
  payment_id uuid not null,
  state text not null default 'placed' check (state in ('placed', 'partlyRefunded', 'refunded')),
  version integer not null default 1,
  currency char(3) not null,
  total bigint not null check (total >= 0),
  -- PriceBreakdown as paid; shown on the receipt without recalculation.
  quote jsonb not null,
  -- What the buyer answered to event.questions: a document with a version.
  answers jsonb,
  -- Whom the tax invoice names: a document with a version; null if the buyer asked for none.
  invoice_to jsonb,
  shipping_address jsonb,
  locale text not null,
  -- Host of the organisation's site where it was made; null for every other site.
  site_host text,
  -- As in the link that led the buyer here; the commission is calculated from it.
  affiliate_code text check (length(affiliate_code) between 1 and 64),
  created_at timestamptz not null,
  primary key (event_id, order_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, payment_id) references payment
);
create unique index purchase_order_one_per_commitment on purchase_order (commitment_id, event_id);
create unique index purchase_order_one_per_payment on purchase_order (payment_id, event_id);
create unique index purchase_order_by_number on purchase_order (order_number, event_id);
create index purchase_order_by_user on purchase_order (user_id, created_at);
create index purchase_order_affiliate on purchase_order (affiliate_code, created_at) where affiliate_code is not null;
insert into state_transition (machine, from_state, to_state) values
  ('order', '(new)', 'placed'),
  ('order', 'placed', 'partlyRefunded'),
  ('order', 'placed', 'refunded'),
  ('order', 'partlyRefunded', 'refunded');
create trigger purchase_order_transition before insert or update on purchase_order
  for each row execute function enforce_transition('order');

create table order_line (
  event_id uuid not null,
  order_id uuid not null,
  -- That of the commitment's line.
  line_id uuid not null,
  cart_guid text not null,
  position integer not null,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  category text not null,
  quantity integer not null check (quantity between 1 and 50),
  -- {product} of the line; of extras none.
  tokens integer not null default 0 check (tokens >= 0),
  total bigint not null check (total >= 0),
  -- Line as bought (CartLine of the contract, with its PriceBreakdown); receipts never change.
  line jsonb not null,
  fulfilment text,
  redeemed boolean not null default false,
  primary key (event_id, order_id, cart_guid),
  foreign key (event_id, order_id) references purchase_order,
  foreign key (event_id, offer_group_id) references offer_group,
  constraint order_line_of_line foreign key (event_id, line_id) references commitment_line
);
create unique index order_line_by_id on order_line (event_id, order_id, line_id);

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

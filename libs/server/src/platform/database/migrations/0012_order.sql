-- Orders, their lines, and the tokens that they sell.

create table purchase_order (
  event_id uuid not null references event,
  order_id uuid not null unique,
  order_number text not null,
  user_id uuid not null references user_account,
  cart_id uuid not null,
  payment_id uuid not null,
  state text not null default 'placed' check (state in ('placed', 'partlyRefunded', 'refunded')),
  version integer not null default 1,
  currency char(3) not null,
  total bigint not null check (total >= 0),
  -- PriceBreakdown as paid; shown on the receipt without recalculation.
  quote jsonb not null,
  shipping_address jsonb,
  locale text not null,
  -- As in the link that led the buyer here; the commission is calculated from it.
  affiliate_code text check (length(affiliate_code) between 1 and 64),
  created_at timestamptz not null,
  primary key (event_id, order_id),
  foreign key (event_id, cart_id) references cart,
  foreign key (event_id, payment_id) references payment
);
create unique index purchase_order_one_per_cart on purchase_order (cart_id, event_id);
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
  cart_guid text not null,
  position integer not null,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  category text not null,
  quantity integer not null check (quantity between 1 and 50),
  total bigint not null check (total >= 0),
  -- Line as bought (CartLine of the contract, with its PriceBreakdown); receipts never change.
  line jsonb not null,
  fulfilment text,
  redeemed boolean not null default false,
  primary key (event_id, order_id, cart_guid),
  foreign key (event_id, order_id) references purchase_order,
  foreign key (event_id, offer_group_id) references offer_group
);

-- Access item of one attendee, with exactly one holder at any time.
create table token (
  event_id uuid not null references event,
  token_id uuid not null unique,
  order_id uuid not null,
  cart_guid text not null,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  holder_id uuid not null references user_account,
  state text not null default 'active'
    check (state in ('active', 'checkedIn', 'sent', 'selling', 'voided', 'notUsed')),
  version integer not null default 1,
  seating text not null check (seating in ('none', 'ga', 'seated')),
  seat_code text,
  attendance text not null,
  age_group text,
  -- Price paid for this item, including taxes, and the rules in force at purchase.
  paid_amount bigint not null check (paid_amount >= 0),
  paid_currency char(3) not null,
  policy jsonb not null,
  -- Sealed; replaced at every change of holder.
  entry_secret bytea not null,
  created_at timestamptz not null,
  primary key (event_id, token_id),
  foreign key (event_id, order_id) references purchase_order,
  foreign key (event_id, offer_group_id) references offer_group,
  constraint token_seat_when_seated check ((seating = 'seated') = (seat_code is not null))
);
-- A seat is sold at most once.
create unique index token_seat_once on token (event_id, seat_code) where seat_code is not null and state <> 'voided';
create index token_by_holder on token (holder_id, event_id);
create index token_by_order on token (order_id, event_id);
insert into state_transition (machine, from_state, to_state) values
  ('token', '(new)', 'active'),
  ('token', 'active', 'sent'),
  ('token', 'active', 'selling'),
  ('token', 'active', 'checkedIn'),
  ('token', 'active', 'notUsed'),
  ('token', 'active', 'voided'),
  ('token', 'sent', 'active'),
  ('token', 'sent', 'notUsed'),
  ('token', 'sent', 'voided'),
  ('token', 'selling', 'active'),
  ('token', 'selling', 'notUsed'),
  ('token', 'selling', 'voided');
create trigger token_state_transition before insert or update on token
  for each row execute function enforce_transition('token');
create trigger token_not_frozen before update on token for each row
  when (new.state in ('sent', 'selling', 'checkedIn') and old.state <> new.state)
  execute function refuse_frozen_token();

-- History of a token: previous and new holder, and the reason.
create table token_transition (
  event_id uuid not null,
  token_id uuid not null,
  sequence integer not null check (sequence >= 1),
  from_state text,
  to_state text not null,
  from_holder uuid,
  to_holder uuid not null,
  reason text not null,
  actor_id uuid,
  at timestamptz not null,
  primary key (event_id, token_id, sequence),
  foreign key (event_id, token_id) references token
);
create trigger token_transition_append_only before update or delete on token_transition
  for each row execute function refuse_change();
create trigger token_transition_no_truncate before truncate on token_transition execute function refuse_change();

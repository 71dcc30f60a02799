-- Tokens: what {product} are, with a history that the database enforces, and their parts in commitments.

-- Access item of one attendee, with exactly one holder at any time.
create table token (
  event_id uuid not null references event,
  token_id uuid not null unique,
  -- What it was issued for. One that is bought from a fan, or by an upgrade, is one of an order line, as its refunds
  -- are.
  origin_kind text not null default 'orderLine'
    check (origin_kind in ('orderLine', 'seasonMembership', 'assignment', 'comp')),
  origin_id uuid not null,
  -- The order that pays for it, if there is one.
  order_id uuid references purchase_order (order_id),
  order_line_id uuid generated always as (case when origin_kind = 'orderLine' then origin_id end) stored,
  cart_guid text,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  -- The owner sees the receipt, takes back, sells, is refunded; the holder's device has the secret.
  owner_id uuid not null references user_account,
  holder_id uuid not null references user_account,
  state text not null default 'active'
    check (state in ('active', 'checkedIn', 'sent', 'selling', 'voided', 'notUsed')),
  version integer not null default 1,
  seating text not null check (seating in ('none', 'ga', 'seated')),
  seat_code text,
  -- One that it took the seat or unit of.
  replaces_id uuid,
  -- Line that took this seat or unit out of stock; null if it is its own.
  stock_line_id uuid,
  attendance text not null,
  age_group text,
  -- Price paid for this item, including taxes, and the rules in force at purchase.
  paid_amount bigint not null check (paid_amount >= 0),
  paid_currency char(3) not null,
  policy jsonb not null,
  -- Sealed; replaced at every change of holder.
  entry_secret bytea not null,
  secret_version integer not null default 1 check (secret_version >= 1),
  created_at timestamptz not null,
  primary key (event_id, token_id),
  foreign key (event_id, offer_group_id) references offer_group,
  foreign key (event_id, replaces_id) references token,
  -- The line of a token's order is one of its own event. Tokens of another origin may have an order of another event,
  -- as those of a season.
  foreign key (event_id, order_id, order_line_id) references order_line (event_id, order_id, line_id),
  constraint token_of_order_line check (origin_kind <> 'orderLine' or order_id is not null),
  constraint token_seat_when_seated check ((seating = 'seated') = (seat_code is not null)),
  constraint token_replaces_whole check ((replaces_id is null) = (stock_line_id is null))
);
-- A seat is sold at most once.
create unique index token_seat_once on token (event_id, seat_code) where seat_code is not null and state <> 'voided';
create index token_by_holder on token (holder_id, event_id);
create index token_by_owner on token (owner_id, event_id);
create index token_by_order on token (order_id, event_id);
create unique index token_replaces_once on token (replaces_id, event_id) where replaces_id is not null;
create index token_by_stock_line on token (stock_line_id, event_id) where stock_line_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('token', '(new)', 'active'),
  ('token', 'active', 'sent'),
  ('token', 'active', 'selling'),
  ('token', 'active', 'checkedIn'),
  ('token', 'active', 'notUsed'),
  ('token', 'active', 'voided'),
  ('token', 'sent', 'active'),
  -- Resent to another invitee.
  ('token', 'sent', 'sent'),
  -- The sender's code admits until the recipient accepts.
  ('token', 'sent', 'checkedIn'),
  ('token', 'sent', 'notUsed'),
  ('token', 'sent', 'voided'),
  ('token', 'selling', 'active'),
  ('token', 'selling', 'notUsed'),
  ('token', 'selling', 'voided'),
  -- After entry: an abandoned show, or two offline gates that admitted the same code.
  ('token', 'checkedIn', 'active'),
  ('token', 'checkedIn', 'voided'),
  -- Refund after the event.
  ('token', 'notUsed', 'voided');
create trigger token_state_transition before insert or update on token
  for each row execute function enforce_transition('token');
create trigger token_not_frozen before update of state, owner_id, holder_id on token
  for each row execute function refuse_frozen_token();
create trigger token_secret before update of holder_id, entry_secret on token
  for each row execute function require_new_secret();
-- A secret that is renewed alone needs no history.
create constraint trigger token_history_of_issue after insert on token deferrable initially deferred
  for each row execute function require_token_history();
create constraint trigger token_history after update on token deferrable initially deferred for each row
  when (row(new.state, new.owner_id, new.holder_id) is distinct from row(old.state, old.owner_id, old.holder_id))
  execute function require_token_history();

-- History of a token: previous and new owner and holder, and the reason.
create table token_transition (
  event_id uuid not null,
  token_id uuid not null,
  sequence integer not null check (sequence >= 1),
  from_state text,
  to_state text not null,
  from_owner uuid,
  to_owner uuid not null,
  from_holder uuid,
  to_holder uuid not null,
  secret_version integer not null default 1,
  reason text not null,
  -- What caused the change.
  order_id uuid references purchase_order (order_id),
  assignment_id uuid,
  listing_id uuid,
  actor_id uuid,
  at timestamptz not null,
  database_transaction xid8 not null default pg_current_xact_id(),
  primary key (event_id, token_id, sequence),
  foreign key (event_id, token_id) references token
);
create trigger token_transition_append_only before update or delete on token_transition
  for each row execute function refuse_change();
create trigger token_transition_no_truncate before truncate on token_transition execute function refuse_change();

-- Person who attends with a token: its holder, a guest who enters with the holder, or a child. Without a row, the token
-- is not assigned yet.
create table token_attendee (
  event_id uuid not null,
  token_id uuid not null,
  kind text not null check (kind in ('holder', 'guest', 'child')),
  first_name text check (length(first_name) between 1 and 100),
  last_name text check (length(last_name) between 1 and 100),
  email_address text
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  -- As in user_account.
  date_of_birth text check (date_of_birth ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token
);
create index token_attendee_by_address on token_attendee (email_address) where email_address is not null;

-- {product} that a commitment gives up once it is paid. Until then it admits.
create table commitment_token (
  event_id uuid not null,
  commitment_id uuid not null,
  token_id uuid not null,
  -- Line of which one takes its seat or unit over; null if these go back to where they came from.
  line_id uuid,
  -- State that it has until then.
  from_state text not null check (from_state in ('active', 'selling')),
  -- Of its history, other than 'refunded'.
  reason text not null check (reason <> 'refunded'),
  given_up_at timestamptz,
  primary key (event_id, commitment_id, token_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, token_id) references token
);
-- Once.
create unique index commitment_token_given_up on commitment_token (token_id, event_id) where given_up_at is not null;

-- {product} in a hold, as event_seat and quantity_hold are.
create table token_hold (
  event_id uuid not null,
  token_id uuid not null,
  hold_id uuid not null,
  held_until timestamptz,
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token,
  foreign key (event_id, hold_id) references hold
);
create index token_hold_by_hold on token_hold (hold_id, event_id);

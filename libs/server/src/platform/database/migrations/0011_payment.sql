-- Stored cards, payments with their attempts, and payout methods.

-- Stored card: the gateway's token (sealed) and the data that identifies it to the buyer. Never a card number.
create table payment_means (
  payment_method_id uuid primary key,
  user_id uuid not null references user_account,
  gateway text not null,
  gateway_token bytea not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'unknown')),
  last_four char(4) not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2100),
  name_on_card text not null,
  postal_code text,
  -- A card for a single purchase is stored for that payment and its retries; it is never in the wallet or the default.
  in_wallet boolean not null default true,
  default_means boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null,
  check (removed_at is null or not default_means),
  constraint payment_means_default_in_wallet check (in_wallet or not default_means)
);
create index payment_means_by_user on payment_means (user_id, created_at) where removed_at is null;
create unique index payment_means_one_default on payment_means (user_id) where default_means;
create index payment_means_unsaved on payment_means (created_at) where not in_wallet and removed_at is null;

-- Payment of a cart. Written before the gateway is called, so that every outcome can be determined later ("pending"
-- is an unknown outcome, which the reconciler resolves).
create table payment (
  event_id uuid not null,
  payment_id uuid not null,
  cart_id uuid not null,
  user_id uuid not null references user_account,
  state text not null default 'created'
    check (state in ('created', 'pending', 'verificationRequired', 'failed', 'captured', 'refundDue', 'refunded')),
  version integer not null default 1,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  payment_method_id uuid not null references payment_means,
  gateway text not null,
  -- The gateway's id of the charge, once known.
  transaction_id text,
  failure_reason text,
  -- Sale accepted at the last attempt, with its prices; the order is created from it, by any process.
  sale jsonb not null,
  shipping_address jsonb,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (event_id, payment_id),
  foreign key (event_id, cart_id) references cart,
  check (state not in ('captured', 'refundDue', 'refunded') or transaction_id is not null)
);
create unique index payment_one_per_cart on payment (cart_id, event_id);
create index payment_to_reconcile on payment (updated_at) where state in ('created', 'pending', 'refundDue');
-- Payments in progress count for the limit of refused cards too, since they may still be declined.
create index payment_open_by_user on payment (user_id) where state in ('created', 'pending');
create index payment_by_method on payment (payment_method_id);
insert into state_transition (machine, from_state, to_state) values
  ('payment', '(new)', 'created'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'verificationRequired'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'captured'),
  ('payment', 'created', 'refundDue'),
  ('payment', 'pending', 'verificationRequired'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'captured'),
  ('payment', 'pending', 'refundDue'),
  ('payment', 'verificationRequired', 'created'),
  ('payment', 'failed', 'created'),
  ('payment', 'captured', 'refundDue'),
  ('payment', 'refundDue', 'refunded');
create trigger payment_transition before insert or update on payment
  for each row execute function enforce_transition('payment');

create table payment_attempt (
  event_id uuid not null,
  payment_id uuid not null,
  -- Idempotency key for the gateway: repeated calls charge once.
  attempt_id uuid not null,
  -- 'neverAsked': the gateway was never called, which is not a declined card: the same call may charge again by a new
  -- attempt.
  state text not null default 'started' check (state in
    ('started', 'unknown', 'verificationRequired', 'declined', 'neverAsked', 'captured', 'refunded')),
  version integer not null default 1,
  amount bigint not null check (amount >= 0),
  payment_method_id uuid not null references payment_means,
  reason text,
  verification_url text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (event_id, payment_id, attempt_id),
  foreign key (event_id, payment_id) references payment
);
-- At most one attempt of a payment is open or captured.
create unique index payment_attempt_one_live on payment_attempt (event_id, payment_id)
  where state in ('started', 'unknown', 'captured');
insert into state_transition (machine, from_state, to_state) values
  ('paymentAttempt', '(new)', 'started'),
  ('paymentAttempt', 'started', 'unknown'),
  ('paymentAttempt', 'started', 'verificationRequired'),
  ('paymentAttempt', 'started', 'declined'),
  ('paymentAttempt', 'started', 'neverAsked'),
  ('paymentAttempt', 'started', 'captured'),
  ('paymentAttempt', 'unknown', 'verificationRequired'),
  ('paymentAttempt', 'unknown', 'declined'),
  ('paymentAttempt', 'unknown', 'neverAsked'),
  ('paymentAttempt', 'unknown', 'captured'),
  ('paymentAttempt', 'captured', 'refunded');
create trigger payment_attempt_transition before insert or update on payment_attempt
  for each row execute function enforce_transition('paymentAttempt');

-- Declined cards by buyer: retries are limited per day over all carts of a buyer, and not per cart, since a new cart
-- would reset a limit per cart [C8.09, C9.10].
create table payment_refusal (
  user_id uuid not null references user_account,
  attempt_id uuid not null,
  refused_at timestamptz not null,
  primary key (user_id, attempt_id)
);
create index payment_refusal_by_time on payment_refusal (user_id, refused_at);

-- Payout methods [C3.30]. A used one is archived instead of deleted, because a payout refers to it.
create table payout_method (
  payout_method_id uuid primary key,
  user_id uuid not null references user_account,
  payout_type text not null check (payout_type in ('PayPal')),
  email_address text not null check (length(email_address) between 3 and 254),
  created_at timestamptz not null,
  archived_at timestamptz
);
create unique index payout_method_once on payout_method (user_id, payout_type, lower(email_address))
  where archived_at is null;

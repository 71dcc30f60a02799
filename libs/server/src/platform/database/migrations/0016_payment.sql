-- Payments with their attempts, refused cards, and disputes.

-- Payment of a commitment. Written before the gateway is called, so that every outcome can be determined later
-- ("pending" is an unknown outcome, which the reconciler resolves). One that is given back stays captured: its refunds
-- say how much of it is left.
create table payment (
  event_id uuid not null,
  payment_id uuid not null,
  commitment_id uuid not null,
  user_id uuid not null references user_account,
  state text not null default 'created' check (state in ('created', 'pending', 'verificationRequired', 'failed',
    'authorised', 'voided', 'captured', 'disputed', 'chargedBack')),
  version integer not null default 1,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  -- How it is made [C3.12]. What is free needs no card.
  payment_type text not null default 'CreditCard'
    check (payment_type in ('CreditCard', 'Cash', 'SquarePOS', 'Alipay', 'Wechat', 'Klarna', 'Free')),
  payment_method_id uuid references payment_means,
  gateway text not null,
  -- Null: the platform's configured account.
  gateway_account_id uuid references gateway_account,
  -- The gateway's id of the charge, once known.
  transaction_id text,
  failure_reason text,
  -- Authorised first; `capture` takes the money, or a part of it.
  capture_later boolean not null default false,
  -- What was taken in the end: less than `amount` if an authorisation was captured in part.
  captured_amount bigint,
  -- What was given back at the gateway by other means than our refunds.
  outside_refunded bigint not null default 0,
  -- Page to which the provider sends the buyer back.
  return_url text,
  -- Seller at a counter who took it: in cash, or on the organisation's own terminal of Square.
  taken_by uuid references user_account,
  -- Square's id of the transaction.
  square_reference text,
  -- Sale accepted at the last attempt, with its prices; the order is created from it, by any process.
  sale jsonb not null,
  shipping_address jsonb,
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (event_id, payment_id),
  foreign key (event_id, commitment_id) references commitment,
  constraint payment_taken_is_known check (state not in ('authorised', 'captured', 'disputed', 'chargedBack')
    or transaction_id is not null),
  constraint payment_captured_amount check (
    (state in ('captured', 'disputed', 'chargedBack')) = (captured_amount is not null)),
  constraint payment_by_card_has_its_card check (payment_type <> 'CreditCard' or payment_method_id is not null),
  constraint payment_free_charges_nothing check (payment_type <> 'Free' or amount = 0),
  constraint payment_external_returns
    check ((payment_type in ('Alipay', 'Wechat', 'Klarna')) = (return_url is not null)),
  constraint payment_at_counter_is_taken check ((payment_type in ('Cash', 'SquarePOS')) = (taken_by is not null)),
  constraint payment_of_square_is_known check ((payment_type = 'SquarePOS') = (square_reference is not null))
);
create unique index payment_one_per_commitment on payment (commitment_id, event_id);
create index payment_to_reconcile on payment (updated_at) where state in ('created', 'pending');
create index payment_authorised on payment (updated_at) where state = 'authorised';
-- Payments in progress count for the limit of refused cards too, since they may still be declined.
create index payment_open_by_user on payment (user_id) where state in ('created', 'pending');
create index payment_by_method on payment (payment_method_id);
create index payment_by_transaction on payment (transaction_id) where transaction_id is not null;
-- One transaction of Square pays once.
create unique index payment_square_once on payment (square_reference) where square_reference is not null;
insert into state_transition (machine, from_state, to_state) values
  ('payment', '(new)', 'created'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'verificationRequired'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'authorised'),
  ('payment', 'created', 'captured'),
  ('payment', 'pending', 'verificationRequired'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'authorised'),
  ('payment', 'pending', 'captured'),
  ('payment', 'verificationRequired', 'created'),
  ('payment', 'failed', 'created'),
  ('payment', 'authorised', 'captured'),
  ('payment', 'authorised', 'voided'),
  -- The commitment of an authorisation that lapsed can be paid again.
  ('payment', 'voided', 'created'),
  ('payment', 'captured', 'disputed'),
  ('payment', 'disputed', 'captured'),
  ('payment', 'disputed', 'chargedBack');
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
    ('started', 'unknown', 'verificationRequired', 'declined', 'neverAsked', 'authorised', 'voided', 'captured')),
  version integer not null default 1,
  amount bigint not null check (amount >= 0),
  -- Minor units to capture, 0 to void: decided once. Null until then, and for a charge at once.
  decided_amount bigint,
  payment_method_id uuid references payment_means,
  reason text,
  verification_url text,
  -- The provider's page, where the buyer is while the outcome is unknown.
  redirect_url text,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The reconciler asks the gateway about open attempts in turn, so that those without an answer don't delay the
  -- others.
  asked_at timestamptz,
  primary key (event_id, payment_id, attempt_id),
  foreign key (event_id, payment_id) references payment,
  constraint payment_attempt_decided_amount check (decided_amount between 0 and amount),
  constraint payment_attempt_decided check (decided_amount is null
    or state in ('authorised', 'captured', 'voided'))
);
-- At most one attempt of a payment is open or captured.
create unique index payment_attempt_one_live on payment_attempt (event_id, payment_id)
  where state in ('started', 'unknown', 'authorised', 'captured');
-- An event of a charge names the attempt alone.
create index payment_attempt_by_id on payment_attempt (attempt_id);
-- Finds the last charge of a card.
create index payment_attempt_by_method on payment_attempt (payment_method_id, started_at desc);
insert into state_transition (machine, from_state, to_state) values
  ('paymentAttempt', '(new)', 'started'),
  ('paymentAttempt', 'started', 'unknown'),
  ('paymentAttempt', 'started', 'verificationRequired'),
  ('paymentAttempt', 'started', 'declined'),
  ('paymentAttempt', 'started', 'neverAsked'),
  ('paymentAttempt', 'started', 'authorised'),
  ('paymentAttempt', 'started', 'captured'),
  ('paymentAttempt', 'unknown', 'verificationRequired'),
  ('paymentAttempt', 'unknown', 'declined'),
  ('paymentAttempt', 'unknown', 'neverAsked'),
  ('paymentAttempt', 'unknown', 'authorised'),
  ('paymentAttempt', 'unknown', 'captured'),
  ('paymentAttempt', 'authorised', 'captured'),
  ('paymentAttempt', 'authorised', 'voided');
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

-- Disputes of payments, as the gateway reports them.
create table dispute (
  dispute_id uuid primary key,
  gateway text not null,
  gateway_dispute_id text not null,
  event_id uuid not null,
  payment_id uuid not null,
  state text not null check (state in ('open', 'won', 'lost')),
  version integer not null default 1,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  created_at timestamptz not null default foyer_now(),
  unique (gateway, gateway_dispute_id),
  foreign key (event_id, payment_id) references payment
);
create index dispute_by_payment on dispute (payment_id, event_id);
-- Events come in any order, so that a dispute may be known by its end first.
insert into state_transition (machine, from_state, to_state) values
  ('dispute', '(new)', 'open'),
  ('dispute', '(new)', 'won'),
  ('dispute', '(new)', 'lost'),
  ('dispute', 'open', 'won'),
  ('dispute', 'open', 'lost');
create trigger dispute_transition before insert or update on dispute
  for each row execute function enforce_transition('dispute');

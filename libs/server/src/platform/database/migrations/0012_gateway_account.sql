-- Gateway accounts of the platform and of organisations, how each event is paid for, and what gateways send.

create table gateway_account (
  gateway_account_id uuid primary key,
  -- Organisation that gets the money; null for a further account of the platform.
  client_id uuid references client,
  -- As its organisation calls it; null for one that an operator added.
  name text,
  -- Adapter; it reads the credentials.
  gateway text not null,
  -- Sealed.
  credentials bytea,
  -- Id of the key that sealed the credentials; null once they were deleted.
  key_id text,
  -- What may be shown of the credentials: [{ "name": "secretKey", "ending": "4242" }].
  shown_credentials jsonb not null default '[]',
  created_at timestamptz not null default foyer_now(),
  -- When the credentials were deleted.
  redacted_at timestamptz,
  constraint gateway_account_redacted check ((credentials is null) = (redacted_at is not null))
);
create index gateway_account_by_client on gateway_account (client_id) where client_id is not null;

-- Charge of one dollar by an organisation's account. The money is the organisation's, so it is in no ledger of the
-- platform.
create table gateway_test_payment (
  test_payment_id uuid primary key,
  gateway_account_id uuid not null references gateway_account,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Null until it is captured.
  transaction_id text,
  -- Card at the gateway, sealed; forgotten with the refund.
  gateway_token bytea,
  paid_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  check ((paid_at is null) = (transaction_id is null)),
  check (refunded_at is null or paid_at is not null)
);
create index gateway_test_payment_by_account on gateway_test_payment (gateway_account_id);

-- How an event is paid for; without a row, by card through the platform's configured account.
create table event_payment (
  event_id uuid primary key references event,
  gateway_account_id uuid references gateway_account,
  payment_types text[] not null default '{CreditCard}' check (cardinality(payment_types) > 0
    and payment_types <@ array['CreditCard', 'Alipay', 'Wechat', 'Klarna'])
);

-- Events that a payment gateway sent by webhook, once each, whatever becomes of them.
create table gateway_event (
  gateway text not null,
  -- The gateway's id of the event.
  event_id text not null,
  kind text not null,
  content jsonb not null,
  received_at timestamptz not null default foyer_now(),
  primary key (gateway, event_id)
);

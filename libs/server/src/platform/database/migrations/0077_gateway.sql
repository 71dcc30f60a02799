-- Gateway accounts that organisations add themselves, and their test payments.

alter table gateway_account
  -- As its organisation calls it; null for one that an operator added.
  add column name text,
  -- What may be shown of the credentials: [{ "name": "secretKey", "ending": "4242" }].
  add column shown_credentials jsonb not null default '[]',
  -- Id of the key that sealed the credentials; null for those sealed before it was kept.
  add column key_id text,
  -- When the credentials were deleted.
  add column redacted_at timestamptz,
  alter column credentials drop not null,
  add constraint gateway_account_redacted check ((credentials is null) = (redacted_at is not null));

-- Charge of one dollar by an organisation's account. The money is the organisation's, so it is in no ledger of the platform.
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

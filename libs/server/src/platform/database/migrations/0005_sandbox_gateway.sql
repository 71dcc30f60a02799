-- The sandbox payment gateway is external: it has its own schema without references from ours, and stores what a
-- gateway would store. Never a card number or a security code.
CREATE SCHEMA sandbox_gateway;

-- Card tokens issued by the hosted fields: single-use, valid for a quarter of an hour.
CREATE TABLE sandbox_gateway.card_token (
  token_hash bytea PRIMARY KEY,
  brand text NOT NULL,
  last_four char(4) NOT NULL,
  expiry_month integer NOT NULL,
  expiry_year integer NOT NULL,
  name_on_card text NOT NULL,
  postal_code text,
  behaviour text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE TABLE sandbox_gateway.card (
  card_id text PRIMARY KEY,
  brand text NOT NULL,
  last_four char(4) NOT NULL,
  behaviour text NOT NULL,
  expiry_month integer NOT NULL,
  expiry_year integer NOT NULL,
  name_on_card text NOT NULL,
  postal_code text,
  -- Set after the bank's challenge was answered; valid for the next charge only.
  verified boolean NOT NULL DEFAULT false,
  stored_under text NOT NULL UNIQUE
);
CREATE TABLE sandbox_gateway.charge (
  charge_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  -- A key closed before its first charge stays closed, so that a late call can't charge.
  state text NOT NULL CHECK (state IN ('captured', 'declined', 'verificationRequired', 'refunded', 'closed')),
  card_id text REFERENCES sandbox_gateway.card,
  reason text,
  challenge_id text,
  amount bigint CHECK (amount >= 0),
  currency char(3),
  refund_key text UNIQUE,
  created_at timestamptz NOT NULL,
  CHECK (state = 'closed' OR (card_id IS NOT NULL AND amount IS NOT NULL AND currency IS NOT NULL))
);
-- The bank's challenge for a charge, and its single-use answer.
CREATE TABLE sandbox_gateway.challenge (
  challenge_id text PRIMARY KEY,
  card_id text NOT NULL REFERENCES sandbox_gateway.card,
  amount bigint NOT NULL,
  currency char(3) NOT NULL,
  expires_at timestamptz NOT NULL,
  approved boolean,
  answer_hash bytea UNIQUE,
  used_at timestamptz
);

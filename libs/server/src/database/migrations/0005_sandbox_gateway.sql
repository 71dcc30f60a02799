-- The sandbox payment gateway stands outside: its own schema, nothing of ours refers to it, and it keeps what a
-- gateway would keep. Never a card number, never a check digit.
CREATE SCHEMA sandbox_gateway;

-- What the hosted fields hand out: single use, a quarter of an hour.
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
  -- Set once the bank's question was answered; it holds for the next charge alone.
  verified boolean NOT NULL DEFAULT false,
  stored_under text NOT NULL UNIQUE
);
CREATE TABLE sandbox_gateway.charge (
  charge_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  -- A key that was settled before anything was asked under it stays closed: a late call cannot charge.
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
-- The bank's question about one charge, and the single-use answer.
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

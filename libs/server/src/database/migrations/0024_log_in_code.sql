-- Logging in anew without a password, and which affiliate led to a purchase.

-- A code from a mail, for who has no password: of one session, soon over, sealed as whoever guesses at a hash needs
-- no more than a second.
CREATE TABLE log_in_code (
  user_id uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  sealed_code bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);

-- As the link said it that led the buyer here; a commission is reckoned by it.
ALTER TABLE purchase_order ADD COLUMN affiliate_code text CHECK (length(affiliate_code) BETWEEN 1 AND 64);
CREATE INDEX purchase_order_affiliate ON purchase_order (affiliate_code, created_at) WHERE affiliate_code IS NOT NULL;

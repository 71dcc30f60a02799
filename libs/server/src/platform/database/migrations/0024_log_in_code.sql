-- Re-authentication without a password, and the affiliate of a purchase.

-- Mailed code for accounts without a password: bound to one session and short-lived. Sealed instead of hashed, because
-- the hash of a short code can be reversed in a second.
CREATE TABLE log_in_code (
  user_id uuid PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  sealed_code bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);

-- As in the link that led the buyer here; the commission is calculated from it.
ALTER TABLE purchase_order ADD COLUMN affiliate_code text CHECK (length(affiliate_code) BETWEEN 1 AND 64);
CREATE INDEX purchase_order_affiliate ON purchase_order (affiliate_code, created_at) WHERE affiliate_code IS NOT NULL;

-- Payout methods [C3.30]. A used one is archived instead of deleted, because a payout refers to it.
CREATE TABLE payout_method (
  payout_method_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES user_account,
  payout_type text NOT NULL CHECK (payout_type IN ('PayPal')),
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 254),
  created_at timestamptz NOT NULL,
  archived_at timestamptz
);
CREATE UNIQUE INDEX payout_method_once ON payout_method (user_id, payout_type, lower(email_address))
  WHERE archived_at IS NULL;

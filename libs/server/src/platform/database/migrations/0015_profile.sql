-- Further data of a profile: photo, notification settings, devices of sessions; and the account's states frozen and
-- deleted.

-- Device of a session; shown only to its owner and deleted with the session.
ALTER TABLE session
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 300),
  ADD COLUMN ip_address text CHECK (length(ip_address) <= 64);

-- A changed photo has a new key and so a new URL; the old one stops working.
CREATE TABLE user_photo (
  photo_key text PRIMARY KEY CHECK (photo_key ~ '^[A-Za-z0-9_-]{43}$'),
  user_id uuid NOT NULL UNIQUE REFERENCES user_account,
  picture bytea NOT NULL CHECK (octet_length(picture) BETWEEN 1 AND 2000000),
  created_at timestamptz NOT NULL
);

ALTER TABLE user_account
  ADD COLUMN photo_key text REFERENCES user_photo,
  ADD COLUMN photo_status text CHECK (photo_status IN ('UNVERIFIED', 'VERIFIED', 'REJECTED')),
  ADD CONSTRAINT user_account_photo_has_status CHECK ((photo_key IS NULL) = (photo_status IS NULL)),
  -- Since this time, the person's tokens can neither be used for entry nor change hands.
  ADD COLUMN tokens_frozen_at timestamptz,
  -- Orders and the ledger, which must be kept by law, refer to this row; personal data is deleted.
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT user_account_deleted_is_nobody CHECK (deleted_at IS NULL OR (
    email_address LIKE '%@deleted.invalid'
    AND num_nonnulls(first_name, last_name, date_of_birth, gender, country_code, postal_code, photo_key) = 0));

-- Notification settings beyond receipts and security mail. Without a row: the notifications that need no consent.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES user_account,
  event_reminders boolean NOT NULL,
  token_activity boolean NOT NULL,
  sale_alerts boolean NOT NULL,
  newsletter boolean NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Final guard of a freeze, for sending, selling and check-in of tokens. The shared lock orders it with a concurrent
-- freeze: one of the two waits.
CREATE FUNCTION refuse_frozen_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM user_account WHERE user_id = OLD.holder_id AND tokens_frozen_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE check_violation USING CONSTRAINT = 'token_not_frozen', MESSAGE = 'the holder has frozen all tokens';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER token_not_frozen BEFORE UPDATE ON token FOR EACH ROW
  WHEN (NEW.state IN ('sent', 'selling', 'checkedIn') AND OLD.state <> NEW.state)
  EXECUTE FUNCTION refuse_frozen_token();

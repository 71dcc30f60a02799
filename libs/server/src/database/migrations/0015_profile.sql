-- What a fan keeps besides the six details: a photo, what we may write about, where one is logged in; and the two
-- switches of an account, frozen and deleted.

-- Which device a session is: shown to its owner alone, and gone with the session's row.
ALTER TABLE session
  ADD COLUMN user_agent text CHECK (length(user_agent) <= 300),
  ADD COLUMN ip_address text CHECK (length(ip_address) <= 64);

-- A photo has a new key, and so a new address, each time it is changed: whoever has the old address has nothing.
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
  -- Since when nothing that this person holds lets anybody in or changes hands.
  ADD COLUMN tokens_frozen_at timestamptz,
  -- Orders and the ledger stay by law and point here; the person does not.
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT user_account_deleted_is_nobody CHECK (deleted_at IS NULL OR (
    email_address LIKE '%@deleted.invalid'
    AND num_nonnulls(first_name, last_name, date_of_birth, gender, country_code, postal_code, photo_key) = 0));

-- What we may write about besides receipts and safety. Without a row: what costs nobody a consent.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES user_account,
  event_reminders boolean NOT NULL,
  token_activity boolean NOT NULL,
  sale_alerts boolean NOT NULL,
  newsletter boolean NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The last guard of a freeze: whatever sends, sells or checks a token in meets it. The shared lock makes a freeze that
-- comes at the same moment wait, or wins against it.
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

-- Identity: accounts, roles, sessions, mailed links and attempt limits.

CREATE TABLE user_account (
  user_id uuid PRIMARY KEY,
  -- Normalised for comparison: trimmed, composed (NFC), lower case.
  email_address text NOT NULL UNIQUE CHECK (email_address = lower(btrim(email_address)) AND length(email_address) BETWEEN 3 AND 254),
  password_hash text NOT NULL CHECK (password_hash LIKE '$argon2id$%'),
  first_name text CHECK (length(first_name) BETWEEN 1 AND 100),
  last_name text CHECK (length(last_name) BETWEEN 1 AND 100),
  -- YYYY-MM-DD, or YYYY-MM, which means the last day of the month.
  date_of_birth text CHECK (date_of_birth ~ '^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$'),
  gender text CHECK (gender IN ('MALE', 'FEMALE', 'UNDECLARED')),
  country_code char(2),
  postal_code text CHECK (length(postal_code) BETWEEN 1 AND 20),
  user_locale text NOT NULL CHECK (user_locale IN ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  state text NOT NULL DEFAULT 'EMAIL_UNVERIFIED' CHECK (state IN ('EMAIL_VERIFIED', 'EMAIL_UNVERIFIED', 'BLACK_LISTED')),
  version integer NOT NULL DEFAULT 1,
  terms_agreed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

INSERT INTO state_transition (machine, from_state, to_state) VALUES
  ('userAccount', '(new)', 'EMAIL_UNVERIFIED'),
  -- For addresses verified elsewhere: sample accounts now, identity providers later.
  ('userAccount', '(new)', 'EMAIL_VERIFIED'),
  ('userAccount', 'EMAIL_UNVERIFIED', 'EMAIL_VERIFIED'),
  ('userAccount', 'EMAIL_UNVERIFIED', 'BLACK_LISTED'),
  ('userAccount', 'EMAIL_VERIFIED', 'BLACK_LISTED'),
  ('userAccount', 'BLACK_LISTED', 'EMAIL_UNVERIFIED');
CREATE TRIGGER user_account_transition BEFORE INSERT OR UPDATE ON user_account
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('userAccount');

-- Permissions of an account besides buying. A role of an organisation names it.
CREATE TABLE user_role (
  user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('promoter', 'client')),
  client_id uuid,
  UNIQUE NULLS NOT DISTINCT (user_id, role, client_id)
);

-- Sessions are identified by the hash of their token; the token itself is not stored.
CREATE TABLE session (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  ended_at timestamptz
);
CREATE INDEX session_of_user ON session (user_id) WHERE ended_at IS NULL;

-- Mailed links: typed by purpose, hashed, single-use, invalidated by a newer one for the same purpose.
CREATE TABLE one_time_link (
  link_id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('verifyEmail', 'resetPassword')),
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- Address that the link was sent to, and the only one that it verifies.
  email_address text NOT NULL,
  return_to text CHECK (return_to LIKE '/%' AND return_to NOT LIKE '//%'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz,
  superseded_at timestamptz
);
-- At most one live link per account and purpose.
CREATE UNIQUE INDEX one_time_link_live ON one_time_link (user_id, purpose) WHERE used_at IS NULL AND superseded_at IS NULL;

-- Attempts in a window, with the schema of rate-limiter-flexible. Keys contain hashes, never an address.
CREATE TABLE attempt (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX attempt_expire ON attempt (expire);

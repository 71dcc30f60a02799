-- Sign-in with Apple and Google: linked identities, pending attempts, and the sandbox's provider.

-- Accounts created by Apple or Google have no password until one is set by a reset link.
ALTER TABLE user_account ALTER COLUMN password_hash DROP NOT NULL;

CREATE TABLE third_party_identity (
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 400),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  authenticator_type text NOT NULL CHECK (authenticator_type IN ('Apple', 'Google')),
  user_id uuid NOT NULL REFERENCES user_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- An address reassigned to another person has a new subject, which must not open the previous owner's account.
  UNIQUE (user_id, authenticator_type)
);

-- Sign-in attempt at a provider: bound to one browser, single-use, short-lived.
CREATE TABLE third_party_attempt (
  attempt_id uuid PRIMARY KEY,
  authenticator_type text NOT NULL CHECK (authenticator_type IN ('Apple', 'Google')),
  state_hash bytea NOT NULL UNIQUE CHECK (octet_length(state_hash) = 32),
  -- Secret kept by the browser and never seen by the provider.
  browser_key_hash bytea NOT NULL CHECK (octet_length(browser_key_hash) = 32),
  -- Nonce and PKCE verifier.
  sealed_secrets bytea NOT NULL,
  redirect_url text NOT NULL,
  return_to text CHECK (return_to LIKE '/%' AND return_to NOT LIKE '//%'),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz
);
CREATE INDEX third_party_attempt_expiry ON third_party_attempt (expires_at);

-- State of the sandbox's OpenID provider: sessions, codes, keys and fictional people.
CREATE TABLE sandbox_openid_record (
  provider text NOT NULL,
  model text NOT NULL,
  record_id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  session_uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (provider, model, record_id)
);
CREATE INDEX sandbox_openid_record_grant ON sandbox_openid_record (provider, grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX sandbox_openid_record_session ON sandbox_openid_record (provider, session_uid) WHERE session_uid IS NOT NULL;
CREATE INDEX sandbox_openid_record_expiry ON sandbox_openid_record (expires_at) WHERE expires_at IS NOT NULL;

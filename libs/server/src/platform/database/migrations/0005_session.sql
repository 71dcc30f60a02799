-- Sessions and the ways to open one: mailed links and codes, Apple and Google; and the limit of attempts.

-- Sessions are identified by the hash of their token; the token itself is not stored.
create table session (
  session_id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  -- Device; shown only to its owner and deleted with the session.
  user_agent text check (length(user_agent) <= 300),
  ip_address text check (length(ip_address) <= 64)
);
create index session_of_user on session (user_id) where ended_at is null;

-- Mailed links: typed by purpose, hashed, single-use, invalidated by a newer one for the same purpose. 'logIn' logs the
-- owner of an account in while the account's limit of log-ins is used up.
create table one_time_link (
  link_id uuid primary key,
  purpose text not null check (purpose in ('verifyEmail', 'resetPassword', 'completeAccount', 'logIn')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_id uuid not null references user_account on delete cascade,
  -- Address that the link was sent to, and the only one that it verifies.
  email_address text not null,
  -- Where the link's page continues: the path may contain the secret of another link. Sealed for the link's id.
  sealed_return_to bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  superseded_at timestamptz
);
-- At most one live link per account and purpose.
create unique index one_time_link_live on one_time_link (user_id, purpose)
  where used_at is null and superseded_at is null;

-- Mailed code for accounts without a password: bound to one session and short-lived. Sealed instead of hashed, because
-- the hash of a short code can be reversed in a second.
create table log_in_code (
  user_id uuid primary key references user_account on delete cascade,
  session_id uuid not null references session on delete cascade,
  sealed_code bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

-- Identity at Apple or Google that is linked to an account.
create table third_party_identity (
  issuer text not null check (length(issuer) between 1 and 400),
  subject text not null check (length(subject) between 1 and 255),
  authenticator_type text not null check (authenticator_type in ('Apple', 'Google')),
  user_id uuid not null references user_account on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  -- An address reassigned to another person has a new subject, which must not open the previous owner's account.
  unique (user_id, authenticator_type)
);

-- Sign-in attempt at a provider: bound to one browser, single-use, short-lived.
create table third_party_attempt (
  attempt_id uuid primary key,
  authenticator_type text not null check (authenticator_type in ('Apple', 'Google')),
  state_hash bytea not null unique check (octet_length(state_hash) = 32),
  -- Secret kept by the browser and never seen by the provider.
  browser_key_hash bytea not null check (octet_length(browser_key_hash) = 32),
  -- Nonce and PKCE verifier.
  sealed_secrets bytea not null,
  redirect_url text not null,
  return_to text check (return_to like '/%' and return_to not like '//%'),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index third_party_attempt_expiry on third_party_attempt (expires_at);

-- Attempts in a window, with the schema of rate-limiter-flexible. Keys contain hashes, never an address.
create table attempt (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index attempt_expire on attempt (expire);

-- State of the sandbox's stand-ins for outside services: mail, sign-in provider, payment gateway.

-- Mail stored by the sandbox instead of being sent.
create table captured_mail (
  mail_id uuid primary key,
  dedupe_key text not null unique,
  sender text not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  captured_at timestamptz not null default foyer_now()
);
create index captured_mail_time on captured_mail (captured_at desc);

-- State of the sandbox's OpenID provider: sessions, codes, keys and fictional people.
create table sandbox_openid_record (
  provider text not null,
  model text not null,
  record_id text not null,
  payload jsonb not null,
  grant_id text,
  session_uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (provider, model, record_id)
);
create index sandbox_openid_record_grant on sandbox_openid_record (provider, grant_id) where grant_id is not null;
create index sandbox_openid_record_session on sandbox_openid_record (provider, session_uid)
  where session_uid is not null;
create index sandbox_openid_record_expiry on sandbox_openid_record (expires_at) where expires_at is not null;

-- The sandbox payment gateway is external: it has its own schema without references from ours, and stores what a
-- gateway would store. Never a card number or a security code.
create schema sandbox_gateway;

-- Card tokens issued by the hosted fields: single-use, valid for a quarter of an hour.
create table sandbox_gateway.card_token (
  token_hash bytea primary key,
  brand text not null,
  last_four char(4) not null,
  expiry_month integer not null,
  expiry_year integer not null,
  name_on_card text not null,
  postal_code text,
  behaviour text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sandbox_gateway.card (
  card_id text primary key,
  brand text not null,
  last_four char(4) not null,
  behaviour text not null,
  expiry_month integer not null,
  expiry_year integer not null,
  name_on_card text not null,
  postal_code text,
  -- Set after the bank's challenge was answered; valid for the next charge only.
  verified boolean not null default false,
  stored_under text not null unique
);

create table sandbox_gateway.charge (
  charge_id text primary key,
  idempotency_key text not null unique,
  -- A key closed before its first charge stays closed, so that a late call can't charge.
  state text not null check (state in ('captured', 'declined', 'verificationRequired', 'refunded', 'closed')),
  card_id text references sandbox_gateway.card,
  reason text,
  challenge_id text,
  amount bigint check (amount >= 0),
  currency char(3),
  refund_key text unique,
  created_at timestamptz not null,
  check (state = 'closed' or (card_id is not null and amount is not null and currency is not null))
);

-- The bank's challenge for a charge, and its single-use answer.
create table sandbox_gateway.challenge (
  challenge_id text primary key,
  card_id text not null references sandbox_gateway.card,
  amount bigint not null,
  currency char(3) not null,
  expires_at timestamptz not null,
  approved boolean,
  answer_hash bytea unique,
  used_at timestamptz
);

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
-- gateway would store. Never a card number or a security code. It authorises, captures in part, voids, refunds in
-- parts, redirects, pays out, and keeps the events that it sends by webhook.
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
  state text not null check (state in ('captured', 'authorised', 'declined', 'verificationRequired', 'redirected',
    'refunded', 'voided', 'closed')),
  card_id text references sandbox_gateway.card,
  reason text,
  challenge_id text,
  -- Of a payment on the page that plays the provider.
  method text,
  return_url text,
  amount bigint check (amount >= 0),
  currency char(3),
  -- Whether a later capture takes the money; `amount` is what was asked.
  capture_later boolean not null default false,
  capture_key text unique,
  captured_amount bigint check (captured_amount between 0 and amount),
  created_at timestamptz not null,
  constraint charge_means_check check (state = 'closed'
    or ((card_id is not null or method is not null) and amount is not null and currency is not null))
);

-- The bank's challenge for a charge, and its single-use answer. A question about later charges has no amount.
create table sandbox_gateway.challenge (
  challenge_id text primary key,
  card_id text not null references sandbox_gateway.card,
  amount bigint,
  currency char(3),
  expires_at timestamptz not null,
  approved boolean,
  answer_hash bytea unique,
  used_at timestamptz
);

create table sandbox_gateway.refund (
  refund_id text primary key,
  refund_key text not null unique,
  charge_id text not null references sandbox_gateway.charge,
  amount bigint not null check (amount > 0),
  -- A failed one gave nothing back: the money is with the gateway again.
  state text not null check (state in ('succeeded', 'failed')),
  created_at timestamptz not null default foyer_now()
);
create index refund_by_charge on sandbox_gateway.refund (charge_id);

create table sandbox_gateway.payout (
  payout_id text primary key,
  payout_key text not null unique,
  recipient text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  state text not null check (state in ('paid', 'refused', 'failed')),
  created_at timestamptz not null default foyer_now()
);

-- Events for the webhook, kept until they are sent.
create table sandbox_gateway.event (
  event_id text primary key,
  -- Order in which they are sent.
  sequence bigint not null generated always as identity,
  body text not null,
  created_at timestamptz not null default foyer_now()
);

-- The sandbox gateway authorises, captures in part, voids, refunds in parts, redirects, pays out, and keeps the events
-- that it sends by webhook.

alter table sandbox_gateway.charge
  drop constraint charge_state_check,
  drop constraint charge_check,
  add constraint charge_state_check check (state in ('captured', 'authorised', 'declined', 'verificationRequired',
    'redirected', 'refunded', 'voided', 'closed')),
  -- Of a payment on the page that plays the provider.
  add column method text,
  add column return_url text,
  -- Whether a later capture takes the money; `amount` is what was asked.
  add column capture_later boolean not null default false,
  add column capture_key text unique,
  add column captured_amount bigint check (captured_amount between 0 and amount),
  add constraint charge_means_check check (state = 'closed'
    or ((card_id is not null or method is not null) and amount is not null and currency is not null));
update sandbox_gateway.charge set captured_amount = amount where state in ('captured', 'refunded');

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
insert into sandbox_gateway.refund (refund_id, refund_key, charge_id, amount, state, created_at)
  select 'refund_' || charge_id, refund_key, charge_id, amount, 'succeeded', created_at from sandbox_gateway.charge
  where refund_key is not null and amount > 0;
alter table sandbox_gateway.charge drop column refund_key;

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

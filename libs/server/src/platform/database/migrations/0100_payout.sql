-- Payouts: what organisations are owed for an event, once it has ended.

-- Account of an organisation at a gateway, where it is paid.
create table payout_recipient (
  client_id uuid not null references client,
  -- Ids of one gateway mean nothing to another.
  gateway text not null,
  recipient text not null check (recipient <> ''),
  operator text not null,
  changed_at timestamptz not null default foyer_now(),
  primary key (client_id, gateway)
);

create table payout (
  -- The gateway's idempotency key is made from it.
  payout_id uuid primary key,
  event_id uuid not null references event,
  client_id uuid not null references client,
  state text not null default 'due' check (state in ('due', 'paid', 'failed', 'dropped')),
  version integer not null default 1,
  -- Follows the books until a gateway is asked; nothing is left of a dropped one.
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  -- Set when the gateway is first asked, so that a repeated request is the same; null again for a new attempt.
  asked_at timestamptz,
  gateway text,
  recipient text,
  -- The gateway's id, once known.
  gateway_payout_id text,
  failure_reason text,
  -- Counts up when a failed payout is tried again: the gateway knows each by a key of its own.
  attempt integer not null default 1,
  created_at timestamptz not null default foyer_now(),
  updated_at timestamptz not null default foyer_now(),
  constraint payout_asked_whole check (num_nulls(asked_at, gateway, recipient) in (0, 3)),
  constraint payout_dropped_is_nothing check ((state = 'dropped') = (amount = 0)),
  constraint payout_paid_is_known check (state <> 'paid' or (gateway is not null and gateway_payout_id is not null)),
  constraint payout_failed_has_reason check ((state = 'failed') = (failure_reason is not null))
);
create index payout_by_event on payout (event_id);
create index payout_due on payout (updated_at) where state = 'due';
create index payout_by_gateway_id on payout (gateway_payout_id) where gateway_payout_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('payout', '(new)', 'due'),
  ('payout', 'due', 'paid'),
  ('payout', 'due', 'failed'),
  ('payout', 'due', 'dropped'),
  ('payout', 'paid', 'failed'),
  ('payout', 'failed', 'due'),
  ('payout', 'failed', 'dropped');
create trigger payout_transition before insert or update on payout
  for each row execute function enforce_transition('payout');

-- Time up to which the books of an ended event were looked at for what is still owed.
create table payout_check (
  event_id uuid primary key references event,
  checked_at timestamptz not null
);
create index ledger_transaction_by_event on ledger_transaction (event_id, created_at);

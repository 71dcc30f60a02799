-- Payouts: what organisations are owed for an event, once it has ended; and fans and promoters for what they sold.

-- Account at a gateway, where one is paid.
create table payout_recipient (
  recipient_kind text not null default 'organiser' check (recipient_kind in ('organiser', 'seller', 'promoter')),
  client_id uuid references client,
  user_id uuid references user_account,
  -- As in payout.
  source_id uuid,
  -- Ids of one gateway mean nothing to another.
  gateway text not null,
  recipient text not null check (recipient <> ''),
  operator text not null,
  changed_at timestamptz not null default foyer_now(),
  unique (client_id, gateway),
  constraint payout_recipient_of_user
    unique nulls not distinct (user_id, recipient_kind, source_id, gateway, client_id),
  constraint payout_recipient_whole check (
    case recipient_kind when 'organiser' then client_id is not null and user_id is null
      else user_id is not null and client_id is null end)
);

create table payout (
  -- The gateway's idempotency key is made from it.
  payout_id uuid primary key,
  event_id uuid not null references event,
  recipient_kind text not null default 'organiser' check (recipient_kind in ('organiser', 'seller', 'promoter')),
  client_id uuid references client,
  user_id uuid references user_account,
  -- Listing that it pays for; null for all of an event.
  source_id uuid,
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
  -- What has become of one that the provider accepted; null for organisations, and until then.
  delivery text check (delivery in ('pending', 'held', 'unclaimed', 'success')),
  failure_reason text,
  -- Counts up when a failed payout is tried again: the gateway knows each by a key of its own.
  attempt integer not null default 1,
  created_at timestamptz not null default foyer_now(),
  updated_at timestamptz not null default foyer_now(),
  paid_at timestamptz,
  arrived_at timestamptz,
  constraint payout_recipient_whole check (
    case recipient_kind when 'organiser' then client_id is not null and user_id is null
      else user_id is not null and client_id is null end),
  constraint payout_asked_whole check (num_nulls(asked_at, gateway, recipient) in (0, 3)),
  constraint payout_dropped_is_nothing check ((state = 'dropped') = (amount = 0)),
  constraint payout_paid_is_known check (state <> 'paid' or (gateway is not null and gateway_payout_id is not null)),
  -- A payout that is due again says why the attempt before was not paid, where it is by itself that it is tried again.
  constraint payout_failed_has_reason check (
    case state when 'failed' then failure_reason is not null when 'due' then true else failure_reason is null end)
);
create index payout_by_event on payout (event_id);
create index payout_by_user on payout (user_id, created_at) where user_id is not null;
create index payout_by_source on payout (source_id, event_id) where source_id is not null;
create index payout_due on payout (updated_at) where state = 'due';
create index payout_under_way on payout (updated_at)
  where state = 'paid' and delivery in ('pending', 'held', 'unclaimed');
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
  checked_at timestamptz not null,
  -- When it was last looked at, though it is to be looked at again: the queue begins with the longest ago.
  tried_at timestamptz not null default foyer_now()
);

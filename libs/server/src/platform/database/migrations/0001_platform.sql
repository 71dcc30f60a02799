-- Base of all tables: clock, state machines, idempotency keys, outbox and inbox. Only SQL that PostgreSQL 15 supports.

-- For a search that ignores accents; both are bundled with PostgreSQL.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- How far database time is from the clock of PostgreSQL; read by foyer_now().
create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into clock default values;

-- Allowed state transitions, checked by enforce_transition(); '(new)' leads to the states of a new row. Each machine's
-- rows stand with its table. A test compares the code's tables with these rows.
create table state_transition (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

-- Idempotency keys: unique per principal, with the hash of the request, the state and the stored answer (sealed).
create table idempotency_key (
  principal text not null,
  key text not null check (length(key) between 8 and 128),
  operation_id text not null,
  request_hash bytea not null,
  state text not null default 'running' check (state in ('running', 'done')),
  -- Lease: a call that doesn't finish loses the key at this time.
  lease_until timestamptz not null,
  -- Progress that the first of two transactions stores for the second, sealed.
  progress bytea,
  answer bytea,
  created_at timestamptz not null default foyer_now(),
  primary key (principal, key),
  check ((state = 'done') = (answer is not null))
);
create index idempotency_key_created on idempotency_key (created_at);

-- Jobs, written in the transaction that causes them.
create table outbox (
  outbox_id uuid primary key,
  job text not null,
  payload jsonb not null,
  dedupe_key text not null,
  available_at timestamptz not null default foyer_now(),
  dispatched_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  unique (job, dedupe_key)
);
create index outbox_due on outbox (available_at) where dispatched_at is null;

-- External messages that were already processed.
create table inbox (
  consumer text not null,
  message_id text not null,
  received_at timestamptz not null default foyer_now(),
  primary key (consumer, message_id)
);

-- Base of all modules: clock, guards for states and ledger, idempotency keys, outbox, inbox, mail.
-- Only SQL that PostgreSQL 15 supports.

-- For a search that ignores accents; both are bundled with PostgreSQL.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- ---------------------------------------------------------------------------------------------------------------
-- Database time. All SQL reads the clock through foyer_now(), which the sandbox and tests can move.

create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
insert into clock default values;

create function foyer_now() returns timestamptz language sql stable parallel safe as
$$ select now() + (select offset_ms from clock) * interval '1 millisecond' $$;

-- ---------------------------------------------------------------------------------------------------------------
-- Append-only tables: attach both triggers.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- State machines as data. A table takes part with columns `state text` and `version integer not null default 1`:
-- create trigger order_transition before insert or update on "order"
-- for each row execute function enforce_transition('order');
-- Transitions from '(new)' list the states in which a row may be inserted.

create table state_transition (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

create function enforce_transition() returns trigger language plpgsql as $$
declare
  machine_name text := tg_argv[0];
  from_state_name text := case when tg_op = 'INSERT' then '(new)' else old.state end;
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if new.state = old.state then
      return new;
    end if;
  end if;
  if not exists (
    select from state_transition s
    where s.machine = machine_name and s.from_state = from_state_name and s.to_state = new.state
  ) then
    raise exception '% cannot go from % to %', machine_name, from_state_name, new.state
      using errcode = 'check_violation', constraint = 'transition_of_' || machine_name, table = tg_table_name;
  end if;
  return new;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- The ledger: double entry, append-only, integers in minor units. Balances are computed, never stored.

create table ledger_account (
  ledger_account_id uuid primary key,
  kind text not null check (kind in
    ('buyer', 'organiser', 'platform', 'venue', 'promoter', 'seller', 'paymentProvider', 'tax')),
  -- Owner of the account; empty for the platform's own.
  owner_id text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default foyer_now(),
  unique (kind, owner_id, currency),
  unique (ledger_account_id, currency)
);

create table ledger_transaction (
  ledger_transaction_id uuid primary key,
  kind text not null,
  -- Object of the transaction, e.g. an order id.
  reference text not null,
  event_id uuid,
  -- Prevents booking a movement twice when its job runs again.
  dedupe_key text not null unique,
  created_at timestamptz not null default foyer_now(),
  database_transaction xid8 not null default pg_current_xact_id()
);
create index ledger_transaction_reference on ledger_transaction (reference);

create table ledger_posting (
  ledger_transaction_id uuid not null references ledger_transaction,
  posting_number smallint not null,
  ledger_account_id uuid not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  primary key (ledger_transaction_id, posting_number),
  foreign key (ledger_account_id, currency) references ledger_account (ledger_account_id, currency)
);
create index ledger_posting_account on ledger_posting (ledger_account_id);

create trigger ledger_account_append_only before update or delete on ledger_account
  for each row execute function refuse_change();
create trigger ledger_account_no_truncate before truncate on ledger_account execute function refuse_change();
create trigger ledger_transaction_append_only before update or delete on ledger_transaction
  for each row execute function refuse_change();
create trigger ledger_transaction_no_truncate before truncate on ledger_transaction execute function refuse_change();
create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger ledger_posting_no_truncate before truncate on ledger_posting execute function refuse_change();
revoke update, delete, truncate on ledger_account, ledger_transaction, ledger_posting from public;

-- A booked transaction is complete and accepts no further postings.
create function refuse_late_posting() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_transaction t
    where t.ledger_transaction_id = new.ledger_transaction_id and t.database_transaction = pg_current_xact_id()
  ) then
    raise exception 'a posting belongs to the transaction that books it'
      using errcode = 'integrity_constraint_violation', constraint = 'ledger_posting_in_time';
  end if;
  return new;
end
$$;
create trigger ledger_posting_in_time before insert on ledger_posting
  for each row execute function refuse_late_posting();

create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  if not exists (select from ledger_posting p where p.ledger_transaction_id = new.ledger_transaction_id) then
    raise exception 'ledger transaction % has no postings', new.ledger_transaction_id
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  select p.currency, sum(p.amount) as imbalance into wrong
    from ledger_posting p where p.ledger_transaction_id = new.ledger_transaction_id
    group by p.currency having sum(p.amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is off by % %', new.ledger_transaction_id, wrong.imbalance, wrong.currency
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  return null;
end
$$;
-- Checked at commit, once per ledger transaction, when all its postings exist.
create constraint trigger ledger_balance after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_balance();

create view ledger_balance as
  select a.ledger_account_id, a.kind, a.owner_id, a.currency, coalesce(sum(p.amount), 0)::bigint as balance
  from ledger_account a left join ledger_posting p using (ledger_account_id)
  group by a.ledger_account_id;

-- ---------------------------------------------------------------------------------------------------------------
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

-- Claims a key, or tells why not, in one round trip. The lock only lets a second caller get "in progress" at once,
-- without waiting for the first one's commit; the primary key is the guard.
create function claim_idempotency_key(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_lease_ms bigint
) returns table (outcome text, stored_answer bytea, stored_progress bytea) language plpgsql as $$
declare
  known idempotency_key;
  new_lease timestamptz := foyer_now() + p_lease_ms * interval '1 millisecond';
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_principal || chr(31) || p_key, 20261121)) then
    return query select 'inProgress', null::bytea, null::bytea;
    return;
  end if;
  insert into idempotency_key (principal, key, operation_id, request_hash, lease_until)
    values (p_principal, p_key, p_operation_id, p_request_hash, new_lease)
    on conflict do nothing;
  if found then
    return query select 'claimed', null::bytea, null::bytea;
    return;
  end if;
  select * into strict known from idempotency_key k where k.principal = p_principal and k.key = p_key for update;
  if known.request_hash <> p_request_hash or known.operation_id <> p_operation_id then
    return query select 'mismatch', null::bytea, null::bytea;
  elsif known.state = 'done' then
    return query select 'replay', known.answer, null::bytea;
  elsif known.lease_until > foyer_now() then
    return query select 'inProgress', null::bytea, null::bytea;
  else
    update idempotency_key k set lease_until = new_lease where k.principal = p_principal and k.key = p_key;
    return query select 'resumed', null::bytea, known.progress;
  end if;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Outbox: jobs written in the transaction that causes them. Inbox: external messages already processed.

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

create table inbox (
  consumer text not null,
  message_id text not null,
  received_at timestamptz not null default foyer_now(),
  primary key (consumer, message_id)
);

-- ---------------------------------------------------------------------------------------------------------------
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

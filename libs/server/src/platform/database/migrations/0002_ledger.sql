-- The ledger: double entry, append-only, integers in minor units. Balances are computed, never stored.

create table ledger_account (
  ledger_account_id uuid primary key,
  kind text not null check (kind in (
    'buyer', 'organiser', 'platform', 'venue', 'tax', 'paymentProvider', 'charity', 'sellerPending', 'sellerPayable',
    'escrow', 'payoutClearing', 'promoterDrawer', 'promoterCommission', 'dispute', 'discount', 'gatewaySettlement')),
  -- Owner of the account; empty for the platform's own.
  owner_id text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null default foyer_now(),
  unique (kind, owner_id, currency),
  unique (ledger_account_id, currency)
);
create trigger ledger_account_append_only before update or delete on ledger_account
  for each row execute function refuse_change();
create trigger ledger_account_no_truncate before truncate on ledger_account execute function refuse_change();

create table ledger_transaction (
  ledger_transaction_id uuid primary key,
  kind text not null,
  -- Object of the transaction.
  subject_kind text not null
    check (subject_kind in ('order', 'payment', 'refund', 'dispute', 'payout', 'settlement')),
  subject_id uuid not null,
  event_id uuid,
  -- Prevents booking a movement twice when its job runs again.
  dedupe_key text not null unique,
  created_at timestamptz not null default foyer_now(),
  database_transaction xid8 not null default pg_current_xact_id()
);
create index ledger_transaction_subject on ledger_transaction (subject_id);
create index ledger_transaction_by_event on ledger_transaction (event_id, created_at);
create trigger ledger_transaction_append_only before update or delete on ledger_transaction
  for each row execute function refuse_change();
create trigger ledger_transaction_no_truncate before truncate on ledger_transaction execute function refuse_change();
create constraint trigger ledger_balance after insert on ledger_transaction
  deferrable initially deferred for each row execute function check_ledger_balance();

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
create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger ledger_posting_no_truncate before truncate on ledger_posting execute function refuse_change();
create trigger ledger_posting_in_time before insert on ledger_posting
  for each row execute function refuse_late_posting();

revoke update, delete, truncate on ledger_account, ledger_transaction, ledger_posting from public;

create view ledger_balance as
  select a.ledger_account_id, a.kind, a.owner_id, a.currency, coalesce(sum(p.amount), 0)::bigint as balance
  from ledger_account a left join ledger_posting p using (ledger_account_id)
  group by a.ledger_account_id;

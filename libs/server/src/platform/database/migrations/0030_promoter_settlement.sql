-- What promoters and organisers agreed on, and the cash that was handed over. Amounts in minor units.

-- What promoters and organisers agreed on, and the cash that was handed over. Amounts in minor units.
create table promoter_settlement (
  event_id uuid not null references event,
  settlement_id uuid not null,
  promoter_id uuid not null references user_account,
  -- Of this promoter and event, from 1.
  number integer not null check (number > 0),
  currency text not null,
  -- Balances of the settled lines: cash that is owed, commission that was earned.
  cash bigint not null,
  commission bigint not null,
  -- Commission that the promoter keeps from the cash; negative for what is paid back with it.
  kept bigint not null,
  proposed_by text not null check (proposed_by in ('promoter', 'organiser')),
  -- Member who proposed or answered it for the organiser; null for a command.
  member_id uuid references user_account,
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'withdrawn')),
  version integer not null default 1,
  proposed_at timestamptz not null default foyer_now(),
  answered_at timestamptz,
  primary key (event_id, settlement_id),
  unique (event_id, promoter_id, number),
  check ((state = 'proposed') = (answered_at is null))
);
create unique index promoter_settlement_open on promoter_settlement (event_id, promoter_id) where state = 'proposed';
create index promoter_settlement_by_promoter on promoter_settlement (promoter_id);
create index promoter_settlement_by_member on promoter_settlement (member_id) where member_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('promoterSettlement', '(new)', 'proposed'),
  ('promoterSettlement', 'proposed', 'accepted'),
  ('promoterSettlement', 'proposed', 'withdrawn');
create trigger promoter_settlement_transition before insert or update on promoter_settlement
  for each row execute function enforce_transition('promoterSettlement');

-- Ledger transactions of a promoter that a settlement covers, each once.
create table promoter_settlement_line (
  promoter_id uuid not null,
  ledger_transaction_id uuid not null references ledger_transaction,
  event_id uuid not null,
  settlement_id uuid not null,
  primary key (promoter_id, ledger_transaction_id),
  foreign key (event_id, settlement_id) references promoter_settlement
);
create index promoter_settlement_line_of on promoter_settlement_line (event_id, settlement_id);

-- Receipts for cash that a promoter handed over; negative for what the organiser gave back.
create table promoter_cash_receipt (
  event_id uuid not null references event,
  receipt_id uuid not null,
  promoter_id uuid not null references user_account,
  number integer not null check (number > 0),
  amount bigint not null check (amount <> 0),
  currency text not null,
  -- Null for a command.
  member_id uuid references user_account,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, receipt_id),
  unique (event_id, promoter_id, number)
);
create index promoter_cash_receipt_by_promoter on promoter_cash_receipt (promoter_id);
create index promoter_cash_receipt_by_member on promoter_cash_receipt (member_id) where member_id is not null;

-- Refunds are rows, several per payment; payments are authorised, voided and disputed. A payment that is given back stays
-- captured: its refunds say how much of it is left.

create table refund (
  event_id uuid not null,
  -- The gateway's idempotency key is made from it.
  refund_id uuid not null,
  payment_id uuid not null,
  -- Null for money that bought nothing.
  order_id uuid,
  state text not null default 'due' check (state in ('due', 'refunded', 'failed')),
  version integer not null default 1,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  reason text not null check (reason in ('holdLost', 'requested', 'eventCancelled', 'goodwill')),
  -- The gateway's id, once known.
  gateway_refund_id text,
  -- Counts up when a failed refund is tried again: the gateway knows each by a key of its own.
  attempt integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (event_id, refund_id),
  foreign key (event_id, payment_id) references payment,
  foreign key (event_id, order_id) references purchase_order,
  constraint refund_of_order check (order_id is not null or reason = 'holdLost')
);
create index refund_by_payment on refund (payment_id, event_id);
create index refund_due on refund (updated_at) where state = 'due';
create index refund_by_gateway_id on refund (gateway_refund_id) where gateway_refund_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('refund', '(new)', 'due'),
  ('refund', 'due', 'refunded'),
  ('refund', 'refunded', 'failed'),
  ('refund', 'failed', 'due');

-- Charges that a refund takes back, each in part or as a whole; `charge.refunded_amount` is their sum.
create table refund_charge (
  event_id uuid not null,
  refund_id uuid not null,
  order_id uuid not null,
  charge_number integer not null,
  -- Minor units; negative for a discount.
  amount bigint not null check (amount <> 0),
  primary key (event_id, refund_id, charge_number),
  foreign key (event_id, refund_id) references refund,
  foreign key (event_id, order_id, charge_number) references charge
);
create trigger refund_charge_append_only before update or delete on refund_charge
  for each row execute function refuse_change();
create trigger refund_charge_no_truncate before truncate on refund_charge execute function refuse_change();

-- Disputes of payments, as the gateway reports them.
create table dispute (
  dispute_id uuid primary key,
  gateway text not null,
  gateway_dispute_id text not null,
  event_id uuid not null,
  payment_id uuid not null,
  state text not null check (state in ('open', 'won', 'lost')),
  version integer not null default 1,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  created_at timestamptz not null default foyer_now(),
  unique (gateway, gateway_dispute_id),
  foreign key (event_id, payment_id) references payment
);
create index dispute_by_payment on dispute (payment_id, event_id);
-- Events come in any order, so that a dispute may be known by its end first.
insert into state_transition (machine, from_state, to_state) values
  ('dispute', '(new)', 'open'),
  ('dispute', '(new)', 'won'),
  ('dispute', '(new)', 'lost'),
  ('dispute', 'open', 'won'),
  ('dispute', 'open', 'lost');
create trigger dispute_transition before insert or update on dispute
  for each row execute function enforce_transition('dispute');

alter table payment
  -- What was taken in the end: less than `amount` if an authorisation was captured in part.
  add column captured_amount bigint,
  -- Authorised first; `capture` takes the money, or a part of it.
  add column capture_later boolean not null default false;
update payment set captured_amount = amount where state in ('captured', 'refundDue', 'refunded');

-- Refunds so far have the id of their payment, under which the gateway and the ledger know them.
insert into refund (event_id, refund_id, payment_id, order_id, state, amount, currency, reason, created_at, updated_at)
  select event_id, payment_id, payment_id, null, case state when 'refundDue' then 'due' else 'refunded' end, amount,
    currency, 'holdLost', updated_at, updated_at
  from payment where state in ('refundDue', 'refunded');
create trigger refund_transition before insert or update on refund
  for each row execute function enforce_transition('refund');

alter table payment disable trigger payment_transition;
alter table payment drop constraint payment_check, drop constraint payment_state_check;
update payment set state = 'captured' where state in ('refundDue', 'refunded');
alter table payment
  add constraint payment_state_check check (state in ('created', 'pending', 'verificationRequired', 'failed',
    'authorised', 'voided', 'captured', 'disputed', 'chargedBack')),
  add constraint payment_taken_is_known check (state not in ('authorised', 'captured', 'disputed', 'chargedBack')
    or transaction_id is not null),
  add constraint payment_captured_amount check (
    (state in ('captured', 'disputed', 'chargedBack')) = (captured_amount is not null));
alter table payment enable trigger payment_transition;
drop index payment_to_reconcile;
create index payment_to_reconcile on payment (updated_at) where state in ('created', 'pending');
create index payment_by_transaction on payment (transaction_id) where transaction_id is not null;
delete from state_transition where machine = 'payment' and (from_state = 'refundDue' or to_state = 'refundDue');
insert into state_transition (machine, from_state, to_state) values
  ('payment', 'created', 'authorised'),
  ('payment', 'pending', 'authorised'),
  ('payment', 'authorised', 'captured'),
  ('payment', 'authorised', 'voided'),
  ('payment', 'captured', 'disputed'),
  ('payment', 'disputed', 'captured'),
  ('payment', 'disputed', 'chargedBack');

alter table payment_attempt disable trigger payment_attempt_transition;
alter table payment_attempt drop constraint payment_attempt_state_check;
update payment_attempt set state = 'captured' where state = 'refunded';
alter table payment_attempt add constraint payment_attempt_state_check check (state in
  ('started', 'unknown', 'verificationRequired', 'declined', 'neverAsked', 'authorised', 'voided', 'captured'));
alter table payment_attempt enable trigger payment_attempt_transition;
drop index payment_attempt_one_live;
create unique index payment_attempt_one_live on payment_attempt (event_id, payment_id)
  where state in ('started', 'unknown', 'authorised', 'captured');
delete from state_transition where machine = 'paymentAttempt' and to_state = 'refunded';
insert into state_transition (machine, from_state, to_state) values
  ('paymentAttempt', 'started', 'authorised'),
  ('paymentAttempt', 'unknown', 'authorised'),
  ('paymentAttempt', 'authorised', 'captured'),
  ('paymentAttempt', 'authorised', 'voided');

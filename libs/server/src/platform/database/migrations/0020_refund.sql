-- Refunds are rows, several per payment, with what each gives back.

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
  -- How much of it payment.outside_refunded covers; null until the gateway is asked for the rest.
  covered_amount bigint,
  currency char(3) not null,
  -- eventChanged: it was postponed or rescheduled, and its buyer does not keep the tokens.
  reason text not null check (reason in ('holdLost', 'requested', 'eventCancelled', 'eventChanged', 'goodwill')),
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
create index refund_failed on refund (updated_at) where state = 'failed';
create index refund_by_gateway_id on refund (gateway_refund_id) where gateway_refund_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('refund', '(new)', 'due'),
  ('refund', 'due', 'refunded'),
  ('refund', 'refunded', 'failed'),
  ('refund', 'failed', 'due');
create trigger refund_transition before insert or update on refund
  for each row execute function enforce_transition('refund');

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

-- Tokens that a refund makes void, and units of lines that go back on sale. A token is refunded once.
create table refund_token (
  event_id uuid not null,
  token_id uuid not null,
  refund_id uuid not null,
  primary key (event_id, token_id),
  foreign key (event_id, token_id) references token,
  foreign key (event_id, refund_id) references refund
);
create index refund_token_by_refund on refund_token (refund_id);
create trigger refund_token_append_only before update or delete on refund_token
  for each row execute function refuse_change();
create trigger refund_token_no_truncate before truncate on refund_token execute function refuse_change();

create table refund_line (
  event_id uuid not null,
  refund_id uuid not null,
  line_id uuid not null,
  -- Units of the line.
  quantity integer not null check (quantity >= 1),
  primary key (event_id, refund_id, line_id),
  foreign key (event_id, refund_id) references refund,
  foreign key (event_id, line_id) references commitment_line
);
create index refund_line_by_line on refund_line (line_id, event_id);
create trigger refund_line_append_only before update or delete on refund_line
  for each row execute function refuse_change();
create trigger refund_line_no_truncate before truncate on refund_line execute function refuse_change();

-- Credit note of a refund: corrects the tax invoice of its order. It never changes.
create table credit_note (
  event_id uuid not null,
  refund_id uuid not null,
  -- One rising series; a refund that is rolled back leaves a gap.
  number bigint not null generated always as identity,
  issued_at timestamptz not null,
  primary key (event_id, refund_id),
  foreign key (event_id, refund_id) references refund
);
create unique index credit_note_by_number on credit_note (number);
create trigger credit_note_append_only before update or delete on credit_note
  for each row execute function refuse_change();

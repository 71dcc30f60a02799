-- Charges of orders.

-- What the buyer of an order paid to whom; the amounts sum to the order's total. Receipts, refunds and postings are
-- read from these rows.
create table charge (
  event_id uuid not null,
  order_id uuid not null,
  charge_number integer not null,
  -- Line; null for what was charged for the order as a whole (delivery).
  cart_guid text,
  -- Token; null for extras, and where a line could not be split by token.
  token_id uuid,
  kind text not null check (kind in ('face', 'discount', 'fee', 'tax', 'share', 'proceeds')),
  code text not null,
  -- Minor units, for `quantity` equal units together; rounded per unit, so that it can be divided by them.
  quantity integer not null check (quantity >= 1),
  amount bigint not null,
  -- Party that the amount goes to; of a discount, the one that bears it.
  recipient_kind text not null check (recipient_kind in
    ('platform', 'organiser', 'venue', 'promoter', 'seller', 'charity', 'paymentProvider', 'tax')),
  recipient_id text not null,
  refundable boolean not null,
  refunded_amount bigint not null default 0,
  primary key (event_id, order_id, charge_number),
  foreign key (event_id, order_id) references purchase_order,
  foreign key (event_id, token_id) references token,
  constraint charge_of_unit check (amount % quantity = 0 and (token_id is null or quantity = 1)),
  constraint charge_sign check (amount <> 0 and (kind = 'discount') = (amount < 0)),
  constraint charge_not_over_refunded check (refunded_amount between least(amount, 0) and greatest(amount, 0))
);
create index charge_by_token on charge (token_id) where token_id is not null;
create trigger charge_append_only
  before delete or update of event_id, order_id, charge_number, cart_guid, token_id, kind, code, quantity, amount,
    recipient_kind, recipient_id, refundable
  on charge for each row execute function refuse_change();
create trigger charge_no_truncate before truncate on charge execute function refuse_change();

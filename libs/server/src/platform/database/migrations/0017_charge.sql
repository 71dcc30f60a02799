-- Charges of orders, charities, and the subjects and further accounts of the ledger.

-- Recipient of donations.
create table charity (
  charity_id uuid primary key,
  name text not null
);
alter table inventory_item add column charity_id uuid references charity;
-- Donations on sale so far become charities of their own, named like their offer.
insert into charity (charity_id, name)
  select i.inventory_item_id, coalesce(
    (select o.name ->> 'en-US' from offer_group o
      where o.event_id = i.event_id and o.inventory_item_id = i.inventory_item_id order by o.rank limit 1),
    'Donation')
  from inventory_item i where i.category = 'CHARITY';
update inventory_item set charity_id = inventory_item_id where category = 'CHARITY';
alter table inventory_item add constraint inventory_item_charity
  check ((category = 'CHARITY') = (charity_id is not null));
drop trigger inventory_item_changed on inventory_item;
create trigger inventory_item_changed
  after update of category, seating, attendance, section_code, gate, fulfilment, charity_id
  on inventory_item for each row execute function renew_sale_version_of_item();

-- Accounts `seller` and `promoter` were never booked; they are split by what is owed.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'buyer', 'organiser', 'platform', 'venue', 'tax', 'paymentProvider', 'charity', 'sellerPending', 'sellerPayable',
  'escrow', 'payoutClearing', 'promoterDrawer', 'promoterCommission', 'dispute', 'discount', 'gatewaySettlement'));

-- Object of a transaction, instead of the free text. `book_entries` always names one.
alter table ledger_transaction
  alter column reference drop not null,
  add column subject_kind text
    check (subject_kind in ('order', 'payment', 'refund', 'dispute', 'payout', 'settlement')),
  add column subject_id uuid,
  add constraint ledger_transaction_subject_is_whole check ((subject_kind is null) = (subject_id is null));
alter table ledger_transaction disable trigger ledger_transaction_append_only;
update ledger_transaction
  set subject_kind = case kind when 'order' then 'order' else 'payment' end, subject_id = reference::uuid
  where kind in ('order', 'payment', 'refund');
alter table ledger_transaction enable trigger ledger_transaction_append_only;
drop index ledger_transaction_reference;
create index ledger_transaction_subject on ledger_transaction (subject_id);

-- What the buyer of an order paid to whom; the amounts sum to the order's total. Receipts, refunds and postings are read
-- from these rows.
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

-- Orders so far. Lines with one price per unit are split by token, lines with prices by age group are kept whole.
select charge_former_order(jsonb_build_object('event_id', event_id, 'order_id', order_id)) from purchase_order;

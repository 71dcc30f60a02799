-- Taxes and fees are data, never constants in code. Rates are parts per million (Québec's 9.975 % is not a whole
-- number of basis points), amounts are minor units.

-- Recipient of donations.
create table charity (
  charity_id uuid primary key,
  name text not null
);

create table event_fee (
  event_id uuid not null references event on delete cascade,
  code text not null,
  -- Sales are priced by live fees alone; a draft is what an organiser prepares.
  state text not null default 'live' check (state in ('draft', 'live')),
  label jsonb not null,
  purpose jsonb not null,
  -- A fee for a charity is a gift with each {product}.
  recipient text not null check (recipient in ('platform', 'organiser', 'venue', 'payment', 'charity')),
  charity_id uuid references charity,
  -- Buyers pay a fee on top of the price; organisers and sellers pay it from what they are owed.
  payer text not null default 'buyer' check (payer in ('buyer', 'organiser', 'seller')),
  basis text not null check (basis in ('ticket', 'order')),
  kind text not null check (kind in ('amount', 'percent', 'profitPercent', 'stepped', 'pending')),
  amount bigint check (amount >= 0),
  rate_ppm integer check (rate_ppm between 0 and 1000000),
  -- Steps of a tiered fee: [{ "upTo": 5000, "amount": 300 }, …, { "amount": 900 }].
  steps jsonb,
  mandatory boolean not null,
  refundable boolean not null,
  -- Categories that the fee applies to; for a fee per order, the fulfilment (delivery) that incurs it.
  categories text[] not null default '{EVENT_ACCESS}',
  fulfilment text,
  marketplace_types text[] not null default '{purchase,draw,auction,secondaryExchange}'
    check (marketplace_types <@ '{purchase,draw,auction,secondaryExchange}'),
  rank integer not null default 0,
  -- When it was set live; fees that came with their event apply to all of its holds.
  since timestamptz not null default 'epoch',
  primary key (event_id, code, state),
  -- Mandatory fees are per item, so that the unit price times the quantity is the total.
  check (not mandatory or basis = 'ticket'),
  -- What an order costs besides its items is paid by the buyer; a gift goes to its charity whole.
  constraint event_fee_of_payer
    check (payer = 'buyer' or (basis = 'ticket' and not 'CHARITY' = any(categories))),
  constraint event_fee_spares_gifts check (not 'CHARITY' = any (categories)),
  constraint event_fee_of_charity check ((recipient = 'charity') = (charity_id is not null))
);
create trigger event_fee_added after insert on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_changed after update on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_removed after delete on event_fee referencing old table as changed
  for each statement execute function renew_sale_version();

-- Fees that a sale had, so that what was held before a change keeps its price until its hold ends.
create table former_fee (
  like event_fee including defaults,
  until timestamptz not null,
  primary key (event_id, code, until),
  foreign key (event_id) references event on delete cascade,
  foreign key (charity_id) references charity
);
alter table former_fee drop column state;

create table event_tax (
  event_id uuid not null references event on delete cascade,
  code text not null,
  label jsonb not null,
  rate_ppm integer not null check (rate_ppm between 0 and 1000000),
  included boolean not null default false,
  -- Taxable parts: the price of access, the fees, goods and add-ons. Gifts are never taxed.
  applies_to text[] not null check (applies_to <@ '{face,fees,merchandise}'),
  rank integer not null default 0,
  primary key (event_id, code)
);
create trigger event_tax_added after insert on event_tax referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_tax_changed after update on event_tax referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_tax_removed after delete on event_tax referencing old table as changed
  for each statement execute function renew_sale_version();

-- Taxes and fees are data, never constants in code. Rates are parts per million (Québec's 9.975 % is not a whole
-- number of basis points), amounts are minor units.

create table event_fee (
  event_id uuid not null references event on delete cascade,
  code text not null,
  label jsonb not null,
  purpose jsonb not null,
  recipient text not null check (recipient in ('platform', 'organiser', 'venue', 'payment')),
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
  rank integer not null default 0,
  primary key (event_id, code),
  -- Mandatory fees are per item, so that the unit price times the quantity is the total.
  check (not mandatory or basis = 'ticket')
);
create trigger event_fee_added after insert on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_changed after update on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_removed after delete on event_fee referencing old table as changed
  for each statement execute function renew_sale_version();

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

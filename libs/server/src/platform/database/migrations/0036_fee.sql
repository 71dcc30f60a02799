-- Fees have a draft beside the live state, a payer, and types of sale that they apply to.

alter table event_fee
  -- Sales are priced by live fees alone; a draft is what an organiser prepares.
  add column state text not null default 'live' check (state in ('draft', 'live')),
  -- Buyers pay a fee on top of the price; organisers and sellers pay it from what they are owed.
  add column payer text not null default 'buyer' check (payer in ('buyer', 'organiser', 'seller')),
  add column marketplace_types text[] not null default '{purchase,draw,auction,secondaryExchange}'
    check (marketplace_types <@ '{purchase,draw,auction,secondaryExchange}'),
  -- What an order costs besides its items is paid by the buyer; a gift goes to its charity whole.
  add constraint event_fee_of_payer
    check (payer = 'buyer' or (basis = 'ticket' and not 'CHARITY' = any(categories))),
  drop constraint event_fee_pkey;
alter table event_fee add primary key (event_id, code, state);

-- Tells whether money was taken or reserved by a payment, disputed or given back later or not.
create or replace function payment_has_money(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('authorised', 'captured', 'disputed', 'chargedBack')
$$;

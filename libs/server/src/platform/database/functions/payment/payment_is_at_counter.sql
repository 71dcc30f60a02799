-- Tells whether the seller takes the money of a payment, and no gateway has a part in it.
create or replace function payment_is_at_counter(payment_type text) returns boolean
language sql immutable parallel safe as $$
  select payment_type in ('Cash', 'SquarePOS')
$$;

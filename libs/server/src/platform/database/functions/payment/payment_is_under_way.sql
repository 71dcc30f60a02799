-- Tells whether a payment has an open attempt, so that the outcome isn't known yet.
create or replace function payment_is_under_way(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('created', 'pending')
$$;

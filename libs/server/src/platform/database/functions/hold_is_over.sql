-- Tells whether a hold is over: it ends exactly at its deadline, without a sweeper [C4.04].
create or replace function hold_is_over(held_until timestamptz) returns boolean language sql stable parallel safe as $$
  select held_until <= foyer_now()
$$;

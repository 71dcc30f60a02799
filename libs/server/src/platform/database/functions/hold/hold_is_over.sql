-- Tells whether a hold is over at a time: it ends exactly at its deadline, without a sweeper [C4.04], and never without
-- one. A scan of many rows passes `(select foyer_now())`, which PostgreSQL reads once; `foyer_now()` alone is read for
-- each row.
create or replace function hold_is_over(held_until timestamptz, at_time timestamptz) returns boolean
language sql immutable parallel safe as $$
  select held_until is not null and held_until <= at_time
$$;

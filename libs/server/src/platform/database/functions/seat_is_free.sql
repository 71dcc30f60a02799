-- Tells whether the next buyer can take a seat: a hold ends exactly at its deadline, without a sweeper. A function, so
-- that a test can replace it and see its race fail; PostgreSQL inlines it.
create or replace function seat_is_free(state text, held_until timestamptz) returns boolean
language sql stable parallel safe as $$
  select state = 'available' or (state = 'held' and held_until <= foyer_now())
$$;

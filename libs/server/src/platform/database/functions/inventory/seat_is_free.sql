-- Tells whether the next buyer can take a seat: it's available, or its hold is over. A function, so that a test can
-- replace it and see its race fail; PostgreSQL inlines it.
create or replace function seat_is_free(state text, held_until timestamptz, at_time timestamptz) returns boolean
language sql immutable parallel safe as $$
  select state = 'available' or (state = 'held' and hold_is_over(held_until, at_time))
$$;

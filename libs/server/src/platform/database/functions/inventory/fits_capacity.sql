-- Tells whether an unseated item has room for a change of its held quantity. A function, so that a test can replace it
-- and see its race fail; PostgreSQL inlines it.
create or replace function fits_capacity(capacity integer, held integer, sold integer, change integer) returns boolean
language sql immutable parallel safe as $$
  select change <= 0 or capacity is null or change <= free_quantity(capacity, held, sold)
$$;

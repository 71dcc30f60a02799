-- Counts what is free of an unseated item; null for an item without a capacity (a stream). `held` is the quantity of
-- the holds that count.
create or replace function free_quantity(capacity integer, held integer, sold integer) returns integer
language sql immutable parallel safe as $$
  select case when capacity is null then null else greatest(0, capacity - held - sold) end
$$;

-- Returns the limit of {product} of a buyer: the event's; a lowered one takes nothing from buyers above it.
create or replace function buyer_limit(max_per_person integer, bought integer, committed integer)
returns integer language sql immutable parallel safe as $$
  select greatest(max_per_person, bought + committed)
$$;

-- Returns what can be done with a cart: 'held' (change, extend, pay), 'over' (release), 'paying', 'paid' or 'released'.
create or replace function cart_phase(state text, held_until timestamptz) returns text
language sql stable parallel safe as $$
  select case when state <> 'open' then state when hold_is_over(held_until, foyer_now()) then 'over' else 'held' end
$$;

-- Returns what can be done with a commitment: 'held' (change, extend, pay), 'over' (release), 'paying', 'paid' or
-- 'released'. A hold without an end lasts until the commitment is settled.
create or replace function commitment_phase(state text, held_until timestamptz) returns text
language sql stable parallel safe as $$
  select case when state <> 'open' then state when hold_is_over(held_until, foyer_now()) then 'over' else 'held' end
$$;

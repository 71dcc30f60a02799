-- Database time. All SQL reads the clock through this function, so that the sandbox and tests can move it.
create or replace function foyer_now() returns timestamptz language sql stable parallel safe as $$
  select now() + (select offset_ms from clock) * interval '1 millisecond'
$$;

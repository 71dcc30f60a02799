-- Tells whether the outcome of an attempt to charge isn't known yet.
create or replace function attempt_is_open(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('started', 'unknown')
$$;

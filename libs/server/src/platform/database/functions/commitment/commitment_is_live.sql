-- Tells whether a commitment still counts: it was neither paid nor released.
create or replace function commitment_is_live(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('open', 'paying')
$$;

-- Tells whether an event does not take place at a known time; `isOff` of the contract is its TypeScript counterpart.
create or replace function event_is_off(p_event event) returns boolean language sql immutable as $$
  select p_event.status in ('Cancelled', 'Postponed')
$$;

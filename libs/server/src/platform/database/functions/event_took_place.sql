-- Tells whether an event took place and has ended; one that was cancelled or postponed did not.
create or replace function event_took_place(p_event event) returns boolean language sql stable as $$
  select p_event.status not in ('Cancelled', 'Postponed')
    and coalesce(p_event.ends_at, p_event.starts_at + interval '6 hours') <= (select foyer_now())
$$;

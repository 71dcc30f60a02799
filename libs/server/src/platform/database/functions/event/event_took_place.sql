-- Tells whether an event took place and has ended; one that is off did not.
create or replace function event_took_place(p_event event) returns boolean language sql stable as $$
  select not event_is_off(p_event)
    and coalesce(p_event.ends_at, p_event.starts_at + interval '6 hours') <= (select foyer_now())
$$;

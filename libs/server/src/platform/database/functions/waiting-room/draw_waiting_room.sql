-- Opens a waiting room that is due: counts its arrivals, once, and starts to admit. The lock waits for arrivals under way.
-- Its own settings allow a scan of the table, which may count best.
create or replace function draw_waiting_room(p_room jsonb) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  asked record;
  arrivals integer;
begin
  select * into asked from jsonb_to_record(p_room) as r (event_id uuid);

  perform from waiting_room r
    where r.event_id = asked.event_id and r.drawn is null and r.opens_at <= foyer_now() for update;
  if not found then
    return;
  end if;
  select count(*) into arrivals from waiting_room_place p where p.event_id = asked.event_id;
  update waiting_room r set drawn = arrivals, last_number = arrivals, admitting_since = r.opens_at
    where r.event_id = asked.event_id;
end
$$;

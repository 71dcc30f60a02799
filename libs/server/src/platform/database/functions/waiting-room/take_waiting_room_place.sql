-- Gives an account its place in a waiting room, the same one every time. After the opening, a place has the next number
-- that is not admitted yet, so that a slow hour admits no later crowd at once.
-- @returns no row if the room was drawn, or became due, meanwhile: the caller tries again
create or replace function take_waiting_room_place(p_place jsonb) returns setof waiting_room_place
language plpgsql as $$
declare
  asked record;
  next_number integer;
begin
  select * into asked from jsonb_to_record(p_place) as p (
    event_id uuid, user_id uuid,
    -- Id of a new place.
    place_id uuid,
    -- Whether the caller has seen the room drawn.
    is_drawn boolean);

  return query select p.* from waiting_room_place p
    where p.event_id = asked.event_id and p.user_id = asked.user_id;
  if found then
    return;
  end if;
  if asked.is_drawn then
    update waiting_room r set last_number = greatest(r.last_number, waiting_room_admitted(r)) + 1
      where r.event_id = asked.event_id and r.drawn is not null
      returning r.last_number into next_number;
    if not found then
      return;
    end if;
  else
    -- Arrivals share the lock, and the draw waits for them.
    perform from waiting_room r where r.event_id = asked.event_id and r.drawn is null
      and r.arrivals_from <= foyer_now() and r.opens_at > foyer_now() for share;
    if not found then
      return;
    end if;
  end if;
  insert into waiting_room_place (event_id, user_id, place_id, number)
    values (asked.event_id, asked.user_id, asked.place_id, next_number)
    on conflict (event_id, user_id) do nothing;
  return query select p.* from waiting_room_place p
    where p.event_id = asked.event_id and p.user_id = asked.user_id;
end
$$;

-- Takes seats that are free or already the hold's, locked by code. Unavailable seats are not locked, so that a rush on
-- one seat forms no queue. p_allotments has the allotment that each free one of p_seat_codes must be in, null for
-- none; it is null if that is so for all. With p_is_hasty, seats that another transaction has locked are skipped.
-- @returns the seats taken
create or replace function take_seats(
  p_event_id uuid, p_hold_id uuid, p_seat_codes text[], p_allotments uuid[], p_held_until timestamptz,
  p_is_hasty boolean
) returns text[] language plpgsql as $$
declare
  taken text[];
begin
  if p_is_hasty then
    taken := array(select s.seat_code from event_seat s
      where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
        and ((s.state = 'held' and s.hold_id = p_hold_id) or (seat_is_free(s.state, s.held_until, foyer_now())
          and s.allotment_id is not distinct from p_allotments[array_position(p_seat_codes, s.seat_code)]))
      order by s.seat_code for update skip locked);
  else
    taken := array(select s.seat_code from event_seat s
      where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
        and ((s.state = 'held' and s.hold_id = p_hold_id) or (seat_is_free(s.state, s.held_until, foyer_now())
          and s.allotment_id is not distinct from p_allotments[array_position(p_seat_codes, s.seat_code)]))
      order by s.seat_code for update);
  end if;
  update event_seat s set state = 'held', hold_id = p_hold_id, held_until = p_held_until
    where s.event_id = p_event_id and s.seat_code = any(taken);
  return taken;
end
$$;

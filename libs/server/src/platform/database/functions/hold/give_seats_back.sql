-- Releases seats of a hold, except those that another one has taken since.
create or replace function give_seats_back(p_seats jsonb) returns void
language plpgsql as $$
declare
  given record;
begin
  select * into given from jsonb_to_record(p_seats) as g (event_id uuid, hold_id uuid, seat_codes text[]);
  perform from event_seat s where s.event_id = given.event_id and s.seat_code = any(given.seat_codes)
    order by s.seat_code for update;
  update event_seat s set state = 'available', hold_id = null, held_until = null
    where s.event_id = given.event_id and s.seat_code = any(given.seat_codes)
      and s.state = 'held' and s.hold_id = given.hold_id;
end
$$;

-- Releases seats of a cart, except those that another cart has taken since.
create or replace function give_seats_back(p_event_id uuid, p_cart_id uuid, p_seat_codes text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from event_seat s where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
    order by s.seat_code for update;
  update event_seat s set state = 'available', cart_id = null, held_until = null
    where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
      and s.state = 'held' and s.cart_id = p_cart_id;
end
$$;

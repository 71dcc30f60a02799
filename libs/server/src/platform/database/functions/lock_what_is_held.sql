-- Locks all of these seats and quantities of a cart until the commit, if the cart still holds them, expired or not.
-- Quantities are [{ item_id, quantity }] in order of id.
-- @returns false if the cart has lost any of them
create or replace function lock_what_is_held(p_event_id uuid, p_cart_id uuid, p_seat_codes text[], p_quantities jsonb)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  locked integer;
  wanted record;
begin
  perform from event_seat s
    where s.event_id = p_event_id and s.seat_code = any(p_seat_codes) and s.state = 'held' and s.cart_id = p_cart_id
    order by s.seat_code for update;
  get diagnostics locked = row_count;
  if locked <> cardinality(p_seat_codes) then
    return false;
  end if;
  for wanted in select q.item_id as id, q.quantity
    from jsonb_to_recordset(p_quantities) as q (item_id uuid, quantity integer)
  loop
    perform from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = wanted.id
      and h.cart_id = p_cart_id and h.quantity = wanted.quantity for update;
    if not found then
      return false;
    end if;
  end loop;
  return true;
end
$$;

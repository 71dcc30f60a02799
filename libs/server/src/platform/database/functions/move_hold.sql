-- Moves the end of a cart's hold, and of all its seats and quantities, to a later time; never to an earlier one. The
-- caller has locked the cart, and what it holds by lock_holdings.
create or replace function move_hold(p_hold jsonb) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  hold record;
  held record;
  before timestamptz;
  ends_at timestamptz;
begin
  select * into hold from jsonb_to_record(p_hold) as h (
    event_id uuid, cart_id uuid, state text,
    -- New end; or the shortest time to hold from now on.
    held_until timestamptz, keep_ms bigint,
    -- Set for the buyer's one extension.
    is_extension boolean);

  select c.held_until into before from cart c where c.event_id = hold.event_id and c.cart_id = hold.cart_id;
  ends_at := greatest(before, hold.held_until, foyer_now() + hold.keep_ms * interval '1 millisecond');
  update cart c
    set state = hold.state, held_until = ends_at, extended = c.extended or coalesce(hold.is_extension, false)
    where c.event_id = hold.event_id and c.cart_id = hold.cart_id;
  if ends_at = before then
    return;
  end if;
  held := held_by_cart(hold.event_id, hold.cart_id);
  update event_seat s set held_until = ends_at
    where s.event_id = hold.event_id and s.seat_code = any(held.seat_codes);
  update quantity_hold h set held_until = ends_at
    where h.event_id = hold.event_id and h.cart_id = hold.cart_id and h.inventory_item_id in (
      select q.item_id from jsonb_to_recordset(held.quantities) as q (item_id uuid));
end
$$;

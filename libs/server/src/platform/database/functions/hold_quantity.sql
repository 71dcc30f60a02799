-- Sets the quantity of an unseated item that a cart holds.
-- @returns null; or the available quantity, if it is less
create or replace function hold_quantity(
  p_event_id uuid, p_cart_id uuid, p_item_id uuid, p_quantity integer, p_held_until timestamptz
) returns integer language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before integer := coalesce((select h.quantity from quantity_hold h where h.event_id = p_event_id
    and h.inventory_item_id = p_item_id and h.cart_id = p_cart_id for update), 0);
begin
  if p_quantity = before then
    return null;
  end if;
  for attempt in 1 .. 2 loop
    update inventory_item i set held = i.held + p_quantity - before
      where i.event_id = p_event_id and i.inventory_item_id = p_item_id
        and fits_capacity(i.capacity, i.held, i.sold, p_quantity - before);
    exit when found;
    if attempt = 2 or not take_back_expired(p_event_id, p_item_id) then
      return before + greatest(0, (select i.capacity - i.held - i.sold from inventory_item i
        where i.event_id = p_event_id and i.inventory_item_id = p_item_id));
    end if;
  end loop;
  if p_quantity = 0 then
    delete from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = p_item_id
      and h.cart_id = p_cart_id;
  else
    insert into quantity_hold as h (event_id, inventory_item_id, cart_id, quantity, held_until)
      values (p_event_id, p_item_id, p_cart_id, p_quantity, p_held_until)
      on conflict (event_id, inventory_item_id, cart_id)
        do update set quantity = excluded.quantity, held_until = excluded.held_until;
  end if;
  return null;
end
$$;

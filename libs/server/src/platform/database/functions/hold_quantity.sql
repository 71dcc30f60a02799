-- Sets the quantity that a hold has of an unseated item; 0 gives it back.
-- @returns available: null; or the quantity that it could hold, if it is less
create or replace function hold_quantity(p_target jsonb, out available integer)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  target record;
  before integer;
begin
  select * into target from jsonb_to_record(p_target) as w (
    event_id uuid, hold_id uuid, item_id uuid, quantity integer,
    -- End of the hold; absent for a quantity of 0, and if it has none.
    held_until timestamptz);

  before := coalesce((select h.quantity from quantity_hold h where h.event_id = target.event_id
    and h.inventory_item_id = target.item_id and h.hold_id = target.hold_id for update), 0);
  if target.quantity = before then
    return;
  end if;
  for attempt in 1 .. 2 loop
    update inventory_item i set held = i.held + target.quantity - before
      where i.event_id = target.event_id and i.inventory_item_id = target.item_id
        and fits_capacity(i.capacity, i.held, i.sold, target.quantity - before);
    exit when found;
    if attempt = 2 or not take_back_expired(target.event_id, target.item_id) then
      available := before + (select free_quantity(i.capacity, i.held, i.sold) from inventory_item i
        where i.event_id = target.event_id and i.inventory_item_id = target.item_id);
      return;
    end if;
  end loop;
  if target.quantity = 0 then
    delete from quantity_hold h where h.event_id = target.event_id and h.inventory_item_id = target.item_id
      and h.hold_id = target.hold_id;
  else
    insert into quantity_hold as h (event_id, inventory_item_id, hold_id, quantity, held_until)
      values (target.event_id, target.item_id, target.hold_id, target.quantity, target.held_until)
      on conflict (event_id, inventory_item_id, hold_id)
        do update set quantity = excluded.quantity, held_until = excluded.held_until;
  end if;
end
$$;

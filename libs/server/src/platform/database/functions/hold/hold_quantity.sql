-- Sets the quantity that a hold has of an unseated item, from an allotment or from what is set aside for none; 0 gives
-- it back to where it came from.
-- @returns available: null; or the quantity that it could hold, if it is less
create or replace function hold_quantity(p_target jsonb, out available integer)
language plpgsql as $$
declare
  target record;
  before integer;
  change integer;
begin
  select * into target from jsonb_to_record(p_target) as w (
    event_id uuid, hold_id uuid, item_id uuid, allotment_id uuid, quantity integer,
    -- End of the hold; absent for a quantity of 0, and if it has none.
    held_until timestamptz);

  before := coalesce((select h.quantity from quantity_hold h where h.event_id = target.event_id
    and h.inventory_item_id = target.item_id and h.hold_id = target.hold_id
    and h.allotment_id is not distinct from target.allotment_id for update), 0);
  if target.quantity = before then
    return;
  end if;
  change := target.quantity - before;
  for attempt in 1 .. 2 loop
    if target.allotment_id is null then
      update inventory_item i set held = i.held + change
        where i.event_id = target.event_id and i.inventory_item_id = target.item_id
          and fits_capacity(i.capacity - i.set_aside, i.held, i.sold, change);
    else
      perform from inventory_item i
        where i.event_id = target.event_id and i.inventory_item_id = target.item_id for no key update;
      update item_allotment a set held = a.held + change
        where a.event_id = target.event_id and a.inventory_item_id = target.item_id
          and a.allotment_id = target.allotment_id and fits_capacity(a.quantity, a.held, a.sold, change);
      if found then
        update inventory_item i set held = i.held + change, set_aside = i.set_aside - change
          where i.event_id = target.event_id and i.inventory_item_id = target.item_id;
      end if;
    end if;
    exit when found;
    if attempt = 2 or not take_back_expired(target.event_id, target.item_id) then
      available := before + coalesce(case when target.allotment_id is null
        then (select free_quantity(i.capacity - i.set_aside, i.held, i.sold) from inventory_item i
          where i.event_id = target.event_id and i.inventory_item_id = target.item_id)
        else (select free_quantity(a.quantity, a.held, a.sold) from item_allotment a
          where a.event_id = target.event_id and a.inventory_item_id = target.item_id
            and a.allotment_id = target.allotment_id) end, 0);
      return;
    end if;
  end loop;
  if target.quantity = 0 then
    delete from quantity_hold h where h.event_id = target.event_id and h.inventory_item_id = target.item_id
      and h.hold_id = target.hold_id and h.allotment_id is not distinct from target.allotment_id;
  else
    insert into quantity_hold as h (event_id, inventory_item_id, hold_id, allotment_id, quantity, held_until)
      values (target.event_id, target.item_id, target.hold_id, target.allotment_id, target.quantity,
        target.held_until)
      on conflict (event_id, inventory_item_id, hold_id, allotment_id)
        do update set quantity = excluded.quantity, held_until = excluded.held_until;
  end if;
end
$$;

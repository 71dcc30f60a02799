-- Releases expired holds of an item, except those locked by their own commitment; what they had of an allotment returns
-- to it.
-- @returns false if there were none, without locking the item, which avoids contention once it is sold out
create or replace function take_back_expired(p_event_id uuid, p_item_id uuid) returns boolean
language plpgsql as $$
declare
  freed integer;
  freed_set_aside integer;
begin
  perform from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = p_item_id
    and hold_is_over(h.held_until, foyer_now()) limit 1;
  if not found then
    return false;
  end if;
  perform from inventory_item i where i.event_id = p_event_id and i.inventory_item_id = p_item_id for update;
  with expired as (
    delete from quantity_hold h using (
      select l.hold_id from quantity_hold l where l.event_id = p_event_id and l.inventory_item_id = p_item_id
        and hold_is_over(l.held_until, foyer_now()) for update skip locked) late
    where h.event_id = p_event_id and h.inventory_item_id = p_item_id and h.hold_id = late.hold_id
    returning h.allotment_id, h.quantity),
  returned as (
    update item_allotment a set held = a.held - e.quantity
      from (select x.allotment_id, sum(x.quantity)::integer as quantity from expired x group by x.allotment_id) e
      where a.event_id = p_event_id and a.inventory_item_id = p_item_id and a.allotment_id = e.allotment_id
      returning e.quantity)
  select coalesce((select sum(e.quantity) from expired e), 0), coalesce((select sum(r.quantity) from returned r), 0)
    into freed, freed_set_aside;
  update inventory_item i set held = i.held - freed, set_aside = i.set_aside + freed_set_aside
    where i.event_id = p_event_id and i.inventory_item_id = p_item_id;
  return true;
end
$$;

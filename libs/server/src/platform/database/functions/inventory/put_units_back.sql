-- Puts sold units of an unseated item back on sale, in the allotment that they came from.
create or replace function put_units_back(
  p_event_id uuid, p_item_id uuid, p_allotment_id uuid, p_quantity integer
) returns void language plpgsql as $$
begin
  update inventory_item i
    set sold = i.sold - p_quantity,
      set_aside = i.set_aside + case when p_allotment_id is null then 0 else p_quantity end
    where i.event_id = p_event_id and i.inventory_item_id = p_item_id;
  if p_allotment_id is not null then
    update item_allotment a set sold = a.sold - p_quantity
      where a.event_id = p_event_id and a.inventory_item_id = p_item_id and a.allotment_id = p_allotment_id;
  end if;
end
$$;

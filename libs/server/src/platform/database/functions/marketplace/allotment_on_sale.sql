-- Returns the allotment that the offers of a stock sell from: the one of their window, or, while people wait for the
-- stock, that of the wait list, which has nothing. What returns is offered to them first.
create or replace function allotment_on_sale(p_event_id uuid, p_item_id uuid, p_allotment_id uuid) returns uuid
language sql stable as $$
  select coalesce((select w.wait_list_id from wait_list w
    where w.event_id = p_event_id and w.inventory_item_id = p_item_id
      and w.allotment_id is not distinct from p_allotment_id), p_allotment_id)
$$;

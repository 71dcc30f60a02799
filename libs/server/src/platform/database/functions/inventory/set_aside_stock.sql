-- Sets stock aside for an allotment: free seats by code, of any allotment so far, and quantities of unseated items as
-- new totals. Locks seats by code, then items by id.
-- @returns seat_codes: the seats set aside; item_id: an item with less left than was asked, after which the caller
-- rolls back
create or replace function set_aside_stock(p_stock jsonb, out seat_codes text[], out item_id uuid)
language plpgsql as $$
declare
  stock record;
  wanted record;
  before integer;
begin
  select * into stock from jsonb_to_record(p_stock) as s (
    event_id uuid, allotment_id uuid, seat_codes text[],
    -- [{ item_id, quantity }] in order of id.
    quantities jsonb);

  seat_codes := array(select s.seat_code from event_seat s
    where s.event_id = stock.event_id and s.seat_code = any(stock.seat_codes)
      and seat_is_free(s.state, s.held_until, foyer_now())
    order by s.seat_code for update);
  update event_seat s set state = 'available', hold_id = null, held_until = null, allotment_id = stock.allotment_id
    where s.event_id = stock.event_id and s.seat_code = any(set_aside_stock.seat_codes);
  for wanted in select q.item_id as id, q.quantity
    from jsonb_to_recordset(stock.quantities) as q (item_id uuid, quantity integer)
  loop
    item_id := wanted.id;
    perform from inventory_item i
      where i.event_id = stock.event_id and i.inventory_item_id = wanted.id for no key update;
    before := coalesce((select a.quantity from item_allotment a where a.event_id = stock.event_id
      and a.inventory_item_id = wanted.id and a.allotment_id = stock.allotment_id), 0);
    update inventory_item i set set_aside = i.set_aside + wanted.quantity - before
      where i.event_id = stock.event_id and i.inventory_item_id = wanted.id
        and fits_capacity(i.capacity - i.set_aside, i.held, i.sold, wanted.quantity - before);
    if not found then
      return;
    end if;
    insert into item_allotment as a (event_id, inventory_item_id, allotment_id, quantity)
      values (stock.event_id, wanted.id, stock.allotment_id, wanted.quantity)
      on conflict (event_id, inventory_item_id, allotment_id) do update set quantity = excluded.quantity;
  end loop;
  item_id := null;
end
$$;

-- Reads what the lines of a cart hold: seats, and unseated quantities as [{ item_id, quantity }] in order of id.
create or replace function held_by_cart(p_event_id uuid, p_cart_id uuid, out seat_codes text[], out quantities jsonb)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  seat_codes := array(select unnest(l.seat_codes) from cart_line l
    where l.event_id = p_event_id and l.cart_id = p_cart_id);
  quantities := (select coalesce(jsonb_agg(q order by q.item_id), '[]') from (
    select l.inventory_item_id as item_id, sum(l.quantity)::integer as quantity from cart_line l
      where l.event_id = p_event_id and l.cart_id = p_cart_id and l.seating <> 'seated'
      group by l.inventory_item_id) q);
end
$$;

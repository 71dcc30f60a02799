-- Counts the unseated units that go back on sale when {product} become void: [{ item_id, allotment_id, quantity,
-- is_freed: true }], by the line that took them out of stock. A unit of several {product} goes back with its last.
create or replace function freed_units(p_event_id uuid, p_token_ids uuid[]) returns jsonb
language plpgsql stable as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('item_id', u.item_id, 'allotment_id', u.allotment_id,
      'quantity', u.quantity, 'is_freed', true)), '[]')
    from (
      select g.item_id, p.allotment_id, 
        (ceil(g.live * p.units / p.tokens) - ceil((g.live - g.ended) * p.units / p.tokens))::integer as quantity
      from (
        select e.line_id, e.item_id, e.ended,
          (select count(*) from purchase_order o
            join commitment_line l on l.event_id = o.event_id and l.commitment_id = o.commitment_id
            join token t on t.event_id = o.event_id and t.order_id = o.order_id
            where l.event_id = p_event_id and l.line_id = e.line_id and t.order_line_id = e.line_id
              and t.stock_line_id is null and t.inventory_item_id = e.item_id and t.state <> 'voided')
          + (select count(*) from token t where t.event_id = p_event_id and t.stock_line_id = e.line_id
              and t.inventory_item_id = e.item_id and t.state <> 'voided') as live
        from (
          select coalesce(t.stock_line_id, t.order_line_id) as line_id, t.inventory_item_id as item_id,
            count(*) as ended
          from token t
          where t.event_id = p_event_id and t.token_id = any(p_token_ids) and t.seating <> 'seated'
          group by 1, 2) e) g
      join lateral (
        select min(x.allotment_id::text)::uuid as allotment_id, sum(x.units)::numeric as units,
          sum(x.tokens) as tokens
        from line_part x where x.event_id = p_event_id and x.line_id = g.line_id
          and x.inventory_item_id = g.item_id and not x.is_seated
        having sum(x.tokens) > 0) p on true) u
    where u.quantity > 0);
end
$$;

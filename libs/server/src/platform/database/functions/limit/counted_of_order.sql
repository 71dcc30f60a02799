-- Counts the {product} of an order that count against its buyer's limit: those that are left of it, and at most what its
-- commitment counts.
create or replace function counted_of_order(p_event_id uuid, p_order_id uuid) returns integer
language sql stable as $$
  select least(c.counted, l.tokens - r.tokens - g.tokens)::integer
  from purchase_order o
  join commitment c on c.event_id = o.event_id and c.commitment_id = o.commitment_id
  cross join lateral (select sum(l.tokens) as tokens from order_line l
    where l.event_id = o.event_id and l.order_id = o.order_id) l
  cross join lateral (select count(*) as tokens from refund_token r join token t using (event_id, token_id)
    where t.event_id = o.event_id and t.order_id = o.order_id) r
  cross join lateral (select count(*) as tokens from token t
    join commitment_token g on g.token_id = t.token_id and g.event_id = t.event_id and g.given_up_at is not null
    where t.event_id = o.event_id and t.order_id = o.order_id) g
  where o.event_id = p_event_id and o.order_id = p_order_id
$$;

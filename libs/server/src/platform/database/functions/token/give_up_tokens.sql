-- Gives up the {product} of a commitment that has been paid: they become void and no longer count for their buyers, and
-- the seats of those that no line takes over go back on sale. The caller has locked these buyers and all that is held.
-- @returns issued: the new {product}, each with the one whose place it takes; freed: units to put back, as in freed_units
create or replace function give_up_tokens(p_given jsonb, out issued jsonb, out freed jsonb)
language plpgsql as $$
declare
  given record;
  own record;
  moved record;
  orders uuid[];
  before jsonb;
  returned uuid[];
  codes text[];
  counted integer;
begin
  select * into given from jsonb_to_record(p_given) as g (
    event_id uuid, commitment_id uuid, order_id uuid, user_id uuid,
    -- Rows of token.
    tokens jsonb);
  orders := array(select distinct t.order_id from commitment_token g join token t using (event_id, token_id)
    where g.event_id = given.event_id and g.commitment_id = given.commitment_id and t.order_id is not null);
  before := (select jsonb_object_agg(o, counted_of_order(given.event_id, o)) from unnest(orders) o);
  returned := array(select g.token_id from commitment_token g
    where g.event_id = given.event_id and g.commitment_id = given.commitment_id and g.line_id is null);
  freed := freed_units(given.event_id, returned);

  for moved in
    select g.reason, case when l.price_source = 'listing' then l.source_id end as listing_id,
      jsonb_agg(jsonb_build_object('event_id', g.event_id, 'token_id', g.token_id, 'from_state', g.from_state,
        'to_state', 'voided')) as tokens
    from commitment_token g left join commitment_line l on l.event_id = g.event_id and l.line_id = g.line_id
    where g.event_id = given.event_id and g.commitment_id = given.commitment_id
    group by 1, 2
  loop
    if move_token(jsonb_build_object('tokens', moved.tokens, 'reason', moved.reason, 'actor_id', given.user_id,
        'order_id', given.order_id, 'listing_id', moved.listing_id)) <> 'moved' then
      raise exception 'what commitment % gives up has changed', given.commitment_id;
    end if;
  end loop;
  update listing g set state = 'sold', sold_at = foyer_now(), sold_commitment_id = l.commitment_id,
      sold_line_id = l.line_id
    from commitment_line l where l.event_id = given.event_id and l.commitment_id = given.commitment_id
      and l.price_source = 'listing' and g.event_id = l.event_id and g.listing_id = l.source_id;
  codes := array(select t.seat_code from token t where t.event_id = given.event_id and t.token_id = any(returned)
    and t.seat_code is not null);
  update event_seat s set state = 'available'
    where s.event_id = given.event_id and s.seat_code = any(codes) and s.state = 'sold';
  get diagnostics counted = row_count;
  if counted <> cardinality(codes) then
    raise exception 'a seat that commitment % gives up is not sold', given.commitment_id;
  end if;
  delete from token_hold h using commitment_token g
    where g.event_id = given.event_id and g.commitment_id = given.commitment_id
      and h.event_id = g.event_id and h.token_id = g.token_id;
  update commitment_token g set given_up_at = foyer_now()
    where g.event_id = given.event_id and g.commitment_id = given.commitment_id;

  for moved in
    select o.user_id, sum(counted_of_order(o.event_id, o.order_id) - (before ->> o.order_id::text)::integer)::integer
      as bought
    from purchase_order o where o.event_id = given.event_id and o.order_id = any(orders)
    group by o.user_id
  loop
    perform move_buyer_count(jsonb_build_object('event_id', given.event_id, 'user_id', moved.user_id,
      'bought', moved.bought));
  end loop;
  -- It counted less because its buyer still had what now is gone.
  select c.counted, c.quantity into own from commitment c
    where c.event_id = given.event_id and c.commitment_id = given.commitment_id;
  if own.counted is not null and cardinality(returned) > 0 then
    update commitment c set counted = null
      where c.event_id = given.event_id and c.commitment_id = given.commitment_id;
    perform move_buyer_count(jsonb_build_object('event_id', given.event_id, 'user_id', given.user_id,
      'bought', own.quantity - own.counted));
  end if;

  select jsonb_agg(n.token || case when o.token_id is null then '{}' else jsonb_build_object(
      'replaces_id', o.token_id, 'stock_line_id', o.stock_line_id, 'inventory_item_id', o.inventory_item_id) end order by n.place), count(o.token_id)
    into issued, counted
    from (
      select e.token, e.place, e.token ->> 'cart_guid' as cart_guid, e.token ->> 'seat_code' as seat_code,
        row_number() over (partition by e.token ->> 'cart_guid', e.token ->> 'seat_code' order by e.place) as nth
      from jsonb_array_elements(given.tokens) with ordinality as e (token, place)) n
    left join (
      select l.cart_guid, t.seat_code, t.token_id, t.inventory_item_id, coalesce(t.stock_line_id, t.order_line_id) as stock_line_id,
        row_number() over (partition by l.line_id, t.seat_code order by t.token_id) as nth
      from commitment_token g join token t using (event_id, token_id)
      join commitment_line l on l.event_id = g.event_id and l.line_id = g.line_id
      where g.event_id = given.event_id and g.commitment_id = given.commitment_id) o
      on o.cart_guid = n.cart_guid and o.seat_code is not distinct from n.seat_code and o.nth = n.nth;
  if counted <> (select count(*) from commitment_token g
      where g.event_id = given.event_id and g.commitment_id = given.commitment_id and g.line_id is not null) then
    raise exception 'commitment % does not take over all that it gives up for its lines', given.commitment_id;
  end if;
end
$$;

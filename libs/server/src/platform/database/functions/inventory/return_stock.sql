-- Returns what refunds take back: tokens become void, their seats and units go back on sale to the allotment they came
-- from, and the buyer's count falls. A free order is refunded once all of it is returned. The caller has locked buyer and payments, and has opened the refunds.
-- @returns 'returned'; 'changed': a token is no longer in its state, a seat is not sold, or more of a line would be
-- returned than was bought; then the caller rolls back
create or replace function return_stock(p_return jsonb, out outcome text)
language plpgsql as $$
declare
  returned record;
  wanted record;
  codes text[];
  freed integer;
  freed_stock jsonb;
  returned_from uuid[];
  counted_before integer;
begin
  select * into returned from jsonb_to_record(p_return) as r (
    event_id uuid, user_id uuid, actor_id uuid,
    -- [{ token_id, refund_id, from_state }]
    tokens jsonb,
    -- [{ line_id, refund_id, quantity }]
    lines jsonb);
  outcome := 'changed';

  codes := array(select t.seat_code from token t
    join jsonb_to_recordset(returned.tokens) as r (token_id uuid) using (token_id)
    where t.event_id = returned.event_id and t.seat_code is not null);
  perform from event_seat s where s.event_id = returned.event_id and s.seat_code = any(codes)
    order by s.seat_code for update;
  update event_seat s set state = 'available'
    where s.event_id = returned.event_id and s.seat_code = any(codes) and s.state = 'sold';
  get diagnostics freed = row_count;
  if freed <> cardinality(codes) then
    return;
  end if;

  freed_stock := freed_units(returned.event_id,
    array(select r.token_id from jsonb_to_recordset(returned.tokens) as r (token_id uuid)));
  if jsonb_array_length(returned.tokens) > 0 then
    returned_from := array(select distinct t.order_id from token t
      join jsonb_to_recordset(returned.tokens) as r (token_id uuid) using (token_id)
      where t.event_id = returned.event_id);
    counted_before := (select sum(counted_of_order(returned.event_id, o)) from unnest(returned_from) o);
    if move_token(jsonb_build_object('reason', 'refunded', 'actor_id', returned.actor_id,
        'tokens', (select jsonb_agg(jsonb_build_object('event_id', returned.event_id, 'token_id', r.token_id,
            'from_state', r.from_state, 'to_state', 'voided'))
          from jsonb_to_recordset(returned.tokens) as r (token_id uuid, from_state text)))) <> 'moved' then
      return;
    end if;
    insert into refund_token (event_id, token_id, refund_id)
      select returned.event_id, r.token_id, r.refund_id
      from jsonb_to_recordset(returned.tokens) as r (token_id uuid, refund_id uuid);
    perform move_buyer_count(jsonb_build_object('event_id', returned.event_id, 'user_id', returned.user_id,
      'bought', (select sum(counted_of_order(returned.event_id, o)) from unnest(returned_from) o) - counted_before));
  end if;

  insert into refund_line (event_id, refund_id, line_id, quantity)
    select returned.event_id, r.refund_id, r.line_id, r.quantity
    from jsonb_to_recordset(returned.lines) as r (line_id uuid, refund_id uuid, quantity integer);
  if exists (select from order_line l
      join jsonb_to_recordset(returned.lines) as r (line_id uuid) using (line_id)
      where l.event_id = returned.event_id and l.quantity < (select sum(x.quantity) from refund_line x
        where x.line_id = l.line_id and x.event_id = l.event_id)) then
    return;
  end if;
  update purchase_order o set state = 'refunded'
    from refund f, jsonb_to_recordset(returned.lines) as r (refund_id uuid)
    where f.event_id = returned.event_id and f.refund_id = r.refund_id
      and o.event_id = f.event_id and o.order_id = f.order_id and o.total = 0 and o.state = 'partlyRefunded'
      and not exists (select from order_line l
        where l.event_id = o.event_id and l.order_id = o.order_id
          and l.quantity > (select coalesce(sum(x.quantity), 0) from refund_line x
            where x.line_id = l.line_id and x.event_id = l.event_id));
  -- Last, as in capture_payment: every sale of the item updates this row.
  for wanted in
    select u.item_id as id, u.allotment_id, sum(u.quantity)::integer as quantity
    from (
      select f.item_id, f.allotment_id, f.quantity
      from jsonb_to_recordset(freed_stock) as f (item_id uuid, allotment_id uuid, quantity integer)
      union all
      -- What gives no {product}.
      select p.inventory_item_id, p.allotment_id, p.units / l.quantity * r.quantity
      from jsonb_to_recordset(returned.lines) as r (line_id uuid, quantity integer)
      join commitment_line l on l.event_id = returned.event_id and l.line_id = r.line_id
      join line_part p on p.event_id = l.event_id and p.line_id = l.line_id
      where not p.is_seated and p.tokens = 0) u
    group by u.item_id, u.allotment_id order by u.item_id, u.allotment_id
  loop
    perform put_units_back(returned.event_id, wanted.id, wanted.allotment_id, wanted.quantity);
  end loop;
  outcome := 'returned';
end
$$;

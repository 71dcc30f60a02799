-- Writes the charges of an order made without them, from the prices that its lines and its quote keep: per token for a
-- line with one price per unit, per line for any other, and what is left of the quote without a line. Recipients are
-- those to whom the ledger booked the order: donations belong to the organiser. Called by migration 0017.
create or replace function charge_former_order(p_order jsonb) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  ordered record;
begin
  select o.event_id, o.order_id, o.quote, e.client_id::text as organiser, e.location_id::text as venue, p.gateway
    into strict ordered
    from jsonb_to_record(p_order) as a (event_id uuid, order_id uuid)
    join purchase_order o using (event_id, order_id)
    join event e using (event_id)
    join payment p using (event_id, payment_id);

  insert into charge (event_id, order_id, charge_number, cart_guid, token_id, kind, code, quantity, amount,
      recipient_kind, recipient_id, refundable)
  with price as (
    select l.cart_guid, l.position, l.quantity, l.line -> 'price' as price,
      jsonb_array_length(l.line -> 'unitPrices') = 1 as is_equal
    from order_line l where l.event_id = ordered.event_id and l.order_id = ordered.order_id
    union all
    select null, null, 1, ordered.quote, false),
  part as (
    select p.cart_guid, p.position, p.quantity, p.is_equal, c.rank, c.kind, c.code, c.amount, c.recipient, c.refundable
    from price p cross join lateral (
      select 1 as rank, 'face' as kind, 'face' as code, (p.price -> 'face' ->> 'amount')::bigint as amount,
        'organiser' as recipient, true as refundable
      union all
      select 2, 'discount', d ->> 'code', -(d -> 'amount' ->> 'amount')::bigint, 'organiser', true
        from jsonb_array_elements(p.price -> 'discounts') d
      union all
      select 3, 'fee', f ->> 'code', (f -> 'amount' ->> 'amount')::bigint,
          case when f ->> 'recipient' = 'payment' then 'paymentProvider'
            when f ->> 'recipient' = 'venue' and ordered.venue is null then 'organiser'
            else f ->> 'recipient' end,
          (f ->> 'refundable')::boolean
        from jsonb_array_elements(p.price -> 'fees') f
      union all
      select 4, 'tax', t ->> 'code', (t -> 'amount' ->> 'amount')::bigint, 'tax', true
        from jsonb_array_elements(p.price -> 'taxes') t) c),
  divided as (
    select p.cart_guid, p.is_equal and bool_and(p.amount % p.quantity = 0) as is_equal,
      p.is_equal and bool_and(p.amount % p.quantity = 0) and p.quantity = (
        select count(*) from token t where t.event_id = ordered.event_id and t.order_id = ordered.order_id
          and t.cart_guid = p.cart_guid) as is_per_token
    from part p where p.cart_guid is not null group by p.cart_guid, p.is_equal, p.quantity),
  charged as (
    select p.position, t.token_id, p.rank, p.cart_guid, p.kind, p.code, 1 as quantity, p.amount / p.quantity as amount,
        p.recipient, p.refundable
      from part p join divided d using (cart_guid)
      join token t on t.event_id = ordered.event_id and t.order_id = ordered.order_id and t.cart_guid = p.cart_guid
      where d.is_per_token
    union all
    select p.position, null, p.rank, p.cart_guid, p.kind, p.code, case when d.is_equal then p.quantity else 1 end,
        p.amount, p.recipient, p.refundable
      from part p join divided d using (cart_guid) where not d.is_per_token
    union all
    select null, null, p.rank, null, p.kind, p.code, 1,
        sum(case when p.cart_guid is null then p.amount else -p.amount end)::bigint, p.recipient, p.refundable
      from part p group by p.rank, p.kind, p.code, p.recipient, p.refundable)
  select ordered.event_id, ordered.order_id,
    row_number() over (order by c.position nulls last, c.token_id, c.rank, c.code) - 1,
    c.cart_guid, c.token_id, c.kind, c.code, c.quantity, c.amount, c.recipient,
    case c.recipient when 'organiser' then ordered.organiser when 'venue' then ordered.venue
      when 'paymentProvider' then ordered.gateway when 'tax' then c.code else '' end,
    c.refundable
  from charged c where c.amount <> 0;
end
$$;

-- Reads the buyer's snapshot before a payment: the cart of a purchaseToken with its seats, the stored card, and whether
-- the buyer may try to pay. Locks nothing.
create or replace function look_at_payment(
  p_ask jsonb,
  out now timestamptz, out is_known_key boolean, out sale_version uuid, out cart json, out seats json, out means json,
  out payment_id uuid, out may_try text
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  ask record;
  own cart;
  seat_codes text[];
begin
  select * into ask from jsonb_to_record(p_ask) as a (
    principal text, key text, event_id uuid, user_id uuid, purchase_token_hash bytea, payment_method_id uuid,
    -- Limit of refused cards.
    most_attempts integer, window_ms bigint);

  now := foyer_now();
  is_known_key := exists (
    select from idempotency_key k where k.principal = ask.principal and k.key = ask.key);
  sale_version := (select e.sale_version from event e where e.event_id = ask.event_id and e.published);
  select c.* into own from cart c
    where c.purchase_token_hash = ask.purchase_token_hash and c.event_id = ask.event_id
      and c.user_id = ask.user_id;
  if own.cart_id is not null then
    cart := cart_as_seen(own);
    seat_codes := (held_by_cart(own.event_id, own.cart_id)).seat_codes;
    seats := (select json_agg(json_build_object('seatCode', s.seat_code, 'sectionCode', s.section_code,
        'row', s.row_label, 'seat', s.seat_label, 'kind', s.kind, 'rowRank', s.row_rank,
        'adjacencyIndex', s.adjacency_index, 'inventoryItemId', s.inventory_item_id))
      from event_seat s where s.event_id = own.event_id
        and s.seat_code = any(seat_codes));
    payment_id := (select p.payment_id from payment p where p.cart_id = own.cart_id and p.event_id = own.event_id);
  end if;
  means := (select json_build_object('paymentMethodId', m.payment_method_id, 'brand', m.brand,
      'lastFour', m.last_four, 'gatewayToken', encode(m.gateway_token, 'base64'))
    from payment_means m
    where m.payment_method_id = ask.payment_method_id and m.user_id = ask.user_id and m.removed_at is null
      and card_may_pay(m, own.cart_id));
  may_try := may_try_to_pay(ask.user_id, ask.most_attempts, ask.window_ms);
end
$$;

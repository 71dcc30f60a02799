-- Reads the buyer's snapshot before a payment: the cart of a purchaseToken with its seats, the stored card, and the
-- number of refused cards. Locks nothing.
create or replace function look_at_payment(
  p_principal text, p_key text, p_event_id uuid, p_user_id uuid, p_token_hash bytea, p_method_id uuid,
  p_window_ms bigint,
  out now timestamptz, out is_known_key boolean, out sale_version uuid, out cart json, out seats json, out means json,
  out payment_id uuid, out refused integer, out under_way integer
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  own cart;
begin
  now := foyer_now();
  is_known_key := exists (select from idempotency_key k where k.principal = p_principal and k.key = p_key);
  sale_version := (select e.sale_version from event e where e.event_id = p_event_id and e.published);
  select c.* into own from cart c
    where c.purchase_token_hash = p_token_hash and c.event_id = p_event_id and c.user_id = p_user_id;
  if own.cart_id is not null then
    cart := cart_as_seen(own);
    seats := (select json_agg(json_build_object('seatCode', s.seat_code, 'sectionCode', s.section_code,
        'row', s.row_label, 'seat', s.seat_label, 'kind', s.kind, 'rowRank', s.row_rank,
        'adjacencyIndex', s.adjacency_index, 'inventoryItemId', s.inventory_item_id))
      from event_seat s where s.event_id = p_event_id and s.seat_code = any(array(
        select unnest(l.seat_codes) from cart_line l where l.event_id = p_event_id and l.cart_id = own.cart_id)));
    payment_id := (select p.payment_id from payment p where p.cart_id = own.cart_id and p.event_id = p_event_id);
  end if;
  means := (select json_build_object('paymentMethodId', m.payment_method_id, 'brand', m.brand,
      'lastFour', m.last_four, 'gatewayToken', encode(m.gateway_token, 'base64'))
    from payment_means m
    where m.payment_method_id = p_method_id and m.user_id = p_user_id and m.removed_at is null
      and card_may_pay(m, own.cart_id));
  refused := count_refusals(p_user_id, p_window_ms);
  under_way := count_payments_under_way(p_user_id);
end
$$;

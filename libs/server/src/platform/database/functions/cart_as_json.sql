-- Returns a cart with its lines as JSON, for a snapshot.
create or replace function cart_as_json(p_cart cart) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return json_build_object('eventId', p_cart.event_id, 'cartId', p_cart.cart_id, 'userId', p_cart.user_id,
    'phase', cart_phase(p_cart.state, p_cart.held_until), 'version', p_cart.version, 'extended', p_cart.extended,
    'firstHeldAt', p_cart.first_held_at, 'heldUntil', p_cart.held_until,
    'purchaseTokenSealed', encode(p_cart.purchase_token_sealed, 'base64'),
    'lines', (select coalesce(json_agg(json_build_object('cartGuid', l.cart_guid, 'offerGroupId', l.offer_group_id,
        'inventoryItemId', l.inventory_item_id, 'category', l.category, 'seating', l.seating,
        'quantity', l.quantity, 'seatCodes', l.seat_codes, 'ages', l.ages, 'fulfilment', l.fulfilment,
        'maySplit', l.may_split, 'accessible', l.accessible, 'quotedUnits', l.quoted_units) order by l.position), '[]')
      from cart_line l where l.event_id = p_cart.event_id and l.cart_id = p_cart.cart_id));
end
$$;

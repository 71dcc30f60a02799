-- Returns a commitment with its hold, its lines and, of a cart, its purchase token as JSON, for a snapshot.
create or replace function commitment_as_json(p_event_id uuid, p_commitment_id uuid) returns json
language plpgsql stable as $$
begin
  return (select json_build_object('eventId', c.event_id, 'commitmentId', c.commitment_id, 'kind', c.kind,
      'userId', c.user_id, 'phase', commitment_phase(c.state, h.held_until), 'version', c.version,
      'quantity', c.quantity, 'holdId', h.hold_id, 'extended', h.extended, 'firstHeldAt', h.first_held_at,
      'heldUntil', h.held_until,
      'discountId', (select u.discount_id from discount_use u where u.event_id = h.event_id and u.hold_id = h.hold_id),
      'credits', (select json_agg(json_build_object('tokenId', t.token_id, 'ageGroup', t.age_group,
          'charges', charges_left(t.event_id, t.token_id)) order by t.seat_code, t.token_id)
        from commitment_token g join token t using (event_id, token_id)
        where g.event_id = c.event_id and g.commitment_id = c.commitment_id and g.is_credited),
      'purchaseTokenSealed', encode(k.purchase_token_sealed, 'base64'),
      'lines', (select coalesce(json_agg(json_build_object('lineId', l.line_id,
          'priceSource', l.price_source, 'sourceId', l.source_id, 'fromTokens', l.from_tokens,
          'marketplaceType', l.marketplace_type, 'sellerId', l.seller_id,
          'sellerSides', case when g.state = 'active' then seller_sides_of_listing(g.event_id, g.listing_id)
            else l.seller_sides end,
          'cartGuid', l.cart_guid, 'offerGroupId', l.offer_group_id,
          'inventoryItemId', l.inventory_item_id, 'allotmentId', l.allotment_id, 'category', l.category,
          'seating', l.seating, 'quantity', l.quantity, 'tokensEach', l.tokens_each, 'seatCodes', l.seat_codes,
          'ages', l.ages, 'fulfilment', l.fulfilment, 'maySplit', l.may_split, 'accessible', l.accessible,
          'quotedUnits', l.quoted_units,
          'amount', case when g.state = 'active' then g.price else l.amount end,
          'parts', (select coalesce(json_agg(json_build_object('partNumber', p.part_number,
              'inventoryItemId', p.inventory_item_id, 'unitsEach', p.units_each, 'tokensEach', p.tokens_each)
              order by p.part_number), '[]')
            from commitment_line_part p where p.event_id = l.event_id and p.line_id = l.line_id))
          order by l.position), '[]')
        from commitment_line l
        -- Until it is sold, a listing costs what its seller asks now.
        left join listing g on l.price_source = 'listing' and g.event_id = l.event_id and g.listing_id = l.source_id
        where l.event_id = c.event_id and l.commitment_id = c.commitment_id))
    from commitment c
    left join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
    left join cart k on k.event_id = c.event_id and k.commitment_id = c.commitment_id
    where c.event_id = p_event_id and c.commitment_id = p_commitment_id);
end
$$;

-- Changes what a hold has to a target: gives seats back, takes seats by code, {product} by id, a use of a promo code,
-- then sets quantities in order of item. The caller has locked the commitment, and rolls back unless the outcome is 'held'.
-- @returns 'held'; 'seatsLost': only `seat_codes` of the seats were available; 'soldOut': only `available` of the item
-- `item_id` are left; 'tokensLost': one that it gives up was not available; a refusal of take_discount
create or replace function claim_hold(
  p_claim jsonb, out outcome text, out seat_codes text[], out item_id uuid, out available integer
) language plpgsql as $$
declare
  claim record;
  wanted record;
begin
  select * into claim from jsonb_to_record(p_claim) as c (
    event_id uuid, hold_id uuid, held_until timestamptz,
    -- Seats to release; seats picked or kept; seats found by best available, of which those that another transaction
    -- has locked are skipped if is_hasty; the allotments of both, as in take_seats; unseated quantities
    -- ({ item_id, allotment_id, quantity }) in order of id.
    released text[], picked text[], picked_from uuid[], found text[], found_from uuid[], is_hasty boolean,
    quantities jsonb);

  if cardinality(claim.released) > 0 then
    perform give_seats_back(jsonb_build_object('event_id', claim.event_id, 'hold_id', claim.hold_id,
      'seat_codes', claim.released));
  end if;
  seat_codes := '{}';
  if cardinality(claim.picked) > 0 then
    seat_codes := take_seats(claim.event_id, claim.hold_id, claim.picked, claim.picked_from,
      claim.held_until, false);
  end if;
  if cardinality(claim.found) > 0 then
    seat_codes := seat_codes
      || take_seats(claim.event_id, claim.hold_id, claim.found, claim.found_from, claim.held_until, claim.is_hasty);
  end if;
  if cardinality(seat_codes) < coalesce(cardinality(claim.picked), 0) + coalesce(cardinality(claim.found), 0) then
    outcome := 'seatsLost';
    return;
  end if;

  -- Without the key, the hold keeps what it has.
  if p_claim ? 'given_up' and not hold_tokens(p_claim) then
    outcome := 'tokensLost';
    return;
  end if;

  -- A key without a value gives the use back; without the key, the hold keeps what it has.
  if p_claim ? 'discount_id' then
    outcome := take_discount(p_claim);
    if outcome is not null then
      return;
    end if;
  end if;

  -- Last, to keep the lock short: every hold of the item updates this row.
  for wanted in select q.item_id as id, q.allotment_id, q.quantity
    from jsonb_to_recordset(claim.quantities) as q (item_id uuid, allotment_id uuid, quantity integer)
  loop
    item_id := wanted.id;
    available := hold_quantity(jsonb_build_object('event_id', claim.event_id, 'hold_id', claim.hold_id,
      'item_id', wanted.id, 'allotment_id', wanted.allotment_id, 'quantity', wanted.quantity,
      'held_until', claim.held_until));
    if available is not null then
      outcome := 'soldOut';
      return;
    end if;
  end loop;
  outcome := 'held';
end
$$;

-- Applies a planned hold to a cart if the snapshot it was planned from is still current; else changes nothing. Locks in
-- the order of every sale: buyer, cart, seats by code, items by id.
-- @returns 'held'; 'changed': take a new snapshot; 'seatsLost': only `seat_codes` of the seats were available;
-- 'soldOut': only `available` of the item `item_id` are left; or an outcome of take_answered_key
create or replace function hold_cart(
  p_hold jsonb,
  out outcome text, out stored_answer bytea, out seat_codes text[], out item_id uuid, out available integer
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  hold record;
  wanted record;
begin
  select * into hold from jsonb_to_record(p_hold) as h (
    -- Idempotency key, and the sealed answer to store under it.
    principal text, key text, operation_id text, request_hash bytea, answer bytea,
    -- Snapshot: `taken` is the quantity that the buyer has bought or committed; a new cart has no version.
    event_id uuid, user_id uuid, sale_version uuid, taken integer, cart_id uuid, cart_version integer,
    purchase_token_hash bytea, purchase_token_sealed bytea, first_held_at timestamptz, held_until timestamptz,
    -- Target: {product} in the cart; seats to release, seats picked or kept, seats found by best available; unseated
    -- quantities ({ item_id, quantity }) in order of id; rows of cart_line.
    in_cart integer, released text[], picked text[], found text[], is_hasty boolean, quantities jsonb, lines jsonb);

  select k.outcome, k.stored_answer into outcome, stored_answer
    from take_answered_key(hold.principal, hold.key, hold.operation_id, hold.request_hash, hold.answer) k;
  if outcome is not null then
    return;
  end if;

  outcome := 'changed';
  if (lock_buyer(jsonb_build_object('event_id', hold.event_id, 'user_id', hold.user_id,
      'sale_version', hold.sale_version, 'taken', hold.taken, 'in_cart', hold.in_cart))).bought is null then
    raise sqlstate 'FY001';
  end if;
  if hold.cart_version is null then
    insert into cart (event_id, cart_id, user_id, purchase_token_hash, purchase_token_sealed, first_held_at, held_until)
      values (hold.event_id, hold.cart_id, hold.user_id, hold.purchase_token_hash, hold.purchase_token_sealed,
        hold.first_held_at, hold.held_until)
      on conflict (event_id, user_id) where state in ('open', 'paying') do nothing;
  else
    -- Increments the version, so that concurrent calls with a snapshot of this cart read it again.
    update cart c set held_until = c.held_until
      where c.event_id = hold.event_id and c.cart_id = hold.cart_id and c.version = hold.cart_version
        and cart_phase(c.state, c.held_until) = 'held';
  end if;
  if not found then
    raise sqlstate 'FY001';
  end if;

  outcome := 'seatsLost';
  if cardinality(hold.released) > 0 then
    perform give_seats_back(jsonb_build_object('event_id', hold.event_id, 'cart_id', hold.cart_id,
      'seat_codes', hold.released));
  end if;
  seat_codes := '{}';
  if cardinality(hold.picked) > 0 then
    seat_codes := take_seats(hold.event_id, hold.cart_id, hold.picked, hold.held_until, false);
  end if;
  if cardinality(hold.found) > 0 then
    seat_codes := seat_codes || take_seats(hold.event_id, hold.cart_id, hold.found, hold.held_until, hold.is_hasty);
  end if;
  if cardinality(seat_codes) < cardinality(hold.picked) + cardinality(hold.found) then
    raise sqlstate 'FY001';
  end if;

  if hold.cart_version is not null then
    delete from cart_line l where l.event_id = hold.event_id and l.cart_id = hold.cart_id;
  end if;
  insert into cart_line (event_id, cart_id, cart_guid, position, offer_group_id, inventory_item_id, category, seating,
      quantity, seat_codes, ages, fulfilment, may_split, accessible, quoted_units)
    select hold.event_id, hold.cart_id, l.cart_guid, l.position, l.offer_group_id, l.inventory_item_id, l.category,
      l.seating, l.quantity, l.seat_codes, l.ages, l.fulfilment, l.may_split, l.accessible, l.quoted_units
    from jsonb_populate_recordset(null::cart_line, hold.lines) l;

  -- Last, to keep the lock short: every hold of the item updates this row.
  outcome := 'soldOut';
  for wanted in select q.item_id as id, q.quantity
    from jsonb_to_recordset(hold.quantities) as q (item_id uuid, quantity integer)
  loop
    item_id := wanted.id;
    available := hold_quantity(jsonb_build_object('event_id', hold.event_id, 'cart_id', hold.cart_id,
      'item_id', wanted.id, 'quantity', wanted.quantity, 'held_until', hold.held_until));
    if available is not null then
      raise sqlstate 'FY001';
    end if;
  end loop;
  outcome := 'held';
exception
  -- Rolled back; the outcome is the reason.
  when sqlstate 'FY001' then
    return;
end
$$;

-- Applies a planned hold to a cart if the snapshot it was planned from is still current; else changes nothing. Locks in
-- the order of every sale: buyer, cart, seats by code, items by id.
-- @returns 'held'; 'changed': take a new snapshot; 'seatsLost': only `seat_codes` of the seats were available;
-- 'soldOut': only `available` of the item `item_id` are left; or an outcome of take_answered_key
create or replace function hold_cart(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_answer bytea,
  -- Snapshot: `p_taken` is the buyer's bought and committed quantity; a new cart has no version.
  p_event_id uuid, p_user_id uuid, p_sale_version uuid, p_taken integer, p_cart_id uuid, p_cart_version integer,
  p_token_hash bytea, p_token_sealed bytea, p_first_held_at timestamptz, p_held_until timestamptz,
  -- Target: {product} in the cart; seats to release, seats picked or kept, and seats found by best available;
  -- unseated quantities as [{ itemId, quantity }] in order of id; lines as rows of cart_line.
  p_in_cart integer, p_released text[], p_picked text[], p_found text[], p_is_hasty boolean,
  p_quantities jsonb, p_lines jsonb,
  out outcome text, out stored_answer bytea, out seat_codes text[], out item_id uuid, out available integer
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wanted record;
begin
  select k.outcome, k.stored_answer into outcome, stored_answer
    from take_answered_key(p_principal, p_key, p_operation_id, p_request_hash, p_answer) k;
  if outcome is not null then
    return;
  end if;

  -- Every purchase path locks the buyer's row first, so that twenty carts of one person count one after the other
  -- [C5.03]. A lowered limit takes nothing from buyers above it.
  outcome := 'changed';
  insert into event_buyer as b (event_id, user_id, in_cart, allowed)
    select e.event_id, p_user_id, p_in_cart, e.max_per_person from event e
      where e.event_id = p_event_id and e.sale_version = p_sale_version
    on conflict (event_id, user_id) do update
      set in_cart = p_in_cart, allowed = greatest(excluded.allowed, b.bought + b.in_cart + b.committed)
      where b.bought + b.committed = p_taken;
  if not found then
    raise sqlstate 'FY001';
  end if;
  if p_cart_version is null then
    insert into cart (event_id, cart_id, user_id, purchase_token_hash, purchase_token_sealed, first_held_at, held_until)
      values (p_event_id, p_cart_id, p_user_id, p_token_hash, p_token_sealed, p_first_held_at, p_held_until)
      on conflict (event_id, user_id) where state in ('open', 'paying') do nothing;
  else
    -- Increments the version, so that concurrent calls with a snapshot of this cart read it again.
    update cart c set held_until = c.held_until
      where c.event_id = p_event_id and c.cart_id = p_cart_id and c.version = p_cart_version
        and c.state = 'open' and c.held_until > foyer_now();
  end if;
  if not found then
    raise sqlstate 'FY001';
  end if;

  outcome := 'seatsLost';
  if cardinality(p_released) > 0 then
    perform give_seats_back(p_event_id, p_cart_id, p_released);
  end if;
  seat_codes := '{}';
  if cardinality(p_picked) > 0 then
    seat_codes := take_seats(p_event_id, p_cart_id, p_picked, p_held_until, false);
  end if;
  if cardinality(p_found) > 0 then
    seat_codes := seat_codes || take_seats(p_event_id, p_cart_id, p_found, p_held_until, p_is_hasty);
  end if;
  if cardinality(seat_codes) < cardinality(p_picked) + cardinality(p_found) then
    raise sqlstate 'FY001';
  end if;

  if p_cart_version is not null then
    delete from cart_line l where l.event_id = p_event_id and l.cart_id = p_cart_id;
  end if;
  insert into cart_line (event_id, cart_id, cart_guid, position, offer_group_id, inventory_item_id, category, seating,
      quantity, seat_codes, ages, fulfilment, may_split, accessible, quoted_units)
    select p_event_id, p_cart_id, l.cart_guid, l.position, l.offer_group_id, l.inventory_item_id, l.category, l.seating,
      l.quantity, l.seat_codes, l.ages, l.fulfilment, l.may_split, l.accessible, l.quoted_units
    from jsonb_populate_recordset(null::cart_line, p_lines) l;

  -- Last, to keep the lock short: every hold of the item updates this row.
  outcome := 'soldOut';
  for wanted in select q."itemId" as id, q.quantity
    from jsonb_to_recordset(p_quantities) as q ("itemId" uuid, quantity integer)
  loop
    item_id := wanted.id;
    available := hold_quantity(p_event_id, p_cart_id, wanted.id, wanted.quantity, p_held_until);
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

-- Holds in one statement: the caller reads a snapshot, decides, and passes the result to these functions, which apply
-- it if nothing has changed since, and otherwise change nothing.
--
-- Plans are cached per connection, and the first holds of a sale see empty tables: a plan that suits those scans whole
-- tables a thousand holds later. So these functions, and the foreign-key checks that they trigger, use generic plans
-- without sequential scans.

-- ---------------------------------------------------------------------------------------------------------------
-- Version of the data that determines a sale's prices and rules. That data changes rarely, so servers cache it by this
-- version; writers pass the version that they used, and are refused if it has changed. It is random, so that it never
-- repeats across events, databases or time.

alter table event add column sale_version uuid not null default gen_random_uuid();

create function renew_own_sale_version() returns trigger language plpgsql as $$
begin
  new.sale_version := gen_random_uuid();
  return new;
end
$$;
create trigger event_sale_version before update of client_id, location_id, seat_chart_id, seat_chart_version, status,
  currency, max_per_person, policy, published on event
  for each row execute function renew_own_sale_version();

create function renew_sale_version() returns trigger language plpgsql as $$
begin
  update event set sale_version = gen_random_uuid() where event_id in (select c.event_id from changed c);
  return null;
end
$$;
create trigger event_fee_added after insert on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_changed after update on event_fee referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_fee_removed after delete on event_fee referencing old table as changed
  for each statement execute function renew_sale_version();
create trigger event_tax_added after insert on event_tax referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_tax_changed after update on event_tax referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger event_tax_removed after delete on event_tax referencing old table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_added after insert on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_changed after update on offer_group referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger offer_group_removed after delete on offer_group referencing old table as changed
  for each statement execute function renew_sale_version();
create trigger marketplace_changed after update on marketplace referencing new table as changed
  for each statement execute function renew_sale_version();

-- The item's counters change with every hold and are not part of the version.
create function renew_sale_version_of_item() returns trigger language plpgsql as $$
begin
  update event set sale_version = gen_random_uuid() where event_id = new.event_id;
  return null;
end
$$;
create trigger inventory_item_changed after update of category, seating, attendance, section_code, gate, fulfilment
  on inventory_item for each row execute function renew_sale_version_of_item();

-- ---------------------------------------------------------------------------------------------------------------
-- Only primary keys begin with event_id: on an empty table, another index with that prefix looks as good for a lookup
-- by key, and would be scanned for every foreign-key check.

drop index cart_by_purchase_token;
create unique index cart_by_purchase_token on cart (purchase_token_hash, event_id);
drop index payment_one_per_cart;
create unique index payment_one_per_cart on payment (cart_id, event_id);
drop index purchase_order_one_per_cart;
create unique index purchase_order_one_per_cart on purchase_order (cart_id, event_id);
drop index purchase_order_one_per_payment;
create unique index purchase_order_one_per_payment on purchase_order (payment_id, event_id);
drop index purchase_order_by_number;
create unique index purchase_order_by_number on purchase_order (order_number, event_id);
drop index token_by_order;
create index token_by_order on token (order_id, event_id);

-- ---------------------------------------------------------------------------------------------------------------
-- Reads the buyer's snapshot of a sale: the open cart with its lines, the requested seats and those of the cart. Locks
-- nothing; writers pass on what they have read.

create function cart_as_seen(p_cart cart) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return json_build_object('eventId', p_cart.event_id, 'cartId', p_cart.cart_id, 'userId', p_cart.user_id,
    'state', p_cart.state, 'version', p_cart.version, 'extended', p_cart.extended,
    'firstHeldAt', p_cart.first_held_at, 'heldUntil', p_cart.held_until,
    'purchaseTokenSealed', encode(p_cart.purchase_token_sealed, 'base64'),
    'lines', (select coalesce(json_agg(json_build_object('cartGuid', l.cart_guid, 'offerGroupId', l.offer_group_id,
        'inventoryItemId', l.inventory_item_id, 'category', l.category, 'seating', l.seating,
        'quantity', l.quantity, 'seatCodes', l.seat_codes, 'ages', l.ages, 'fulfilment', l.fulfilment,
        'maySplit', l.may_split, 'accessible', l.accessible, 'quotedUnits', l.quoted_units) order by l.position), '[]')
      from cart_line l where l.event_id = p_cart.event_id and l.cart_id = p_cart.cart_id));
end
$$;

create function look_at_sale(p_event_id uuid, p_user_id uuid, p_seat_codes text[])
returns table (now timestamptz, "saleVersion" uuid, taken integer, cart json, seats json)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  own cart;
  codes text[] := p_seat_codes;
begin
  select c.* into own from cart c
    where c.event_id = p_event_id and c.user_id = p_user_id and c.state in ('open', 'paying');
  if own.cart_id is not null then
    codes := codes || array(select unnest(l.seat_codes) from cart_line l
      where l.event_id = p_event_id and l.cart_id = own.cart_id);
    cart := cart_as_seen(own);
  end if;
  if cardinality(codes) > 0 then
    seats := (select json_agg(json_build_object('seatCode', s.seat_code, 'sectionCode', s.section_code,
        'row', s.row_label, 'seat', s.seat_label, 'kind', s.kind, 'rowRank', s.row_rank,
        'adjacencyIndex', s.adjacency_index, 'inventoryItemId', s.inventory_item_id,
        'isFree', seat_is_free(s.state, s.held_until), 'owner', case when s.state = 'held' then s.cart_id end))
      from event_seat s where s.event_id = p_event_id and s.seat_code = any(codes));
  end if;
  return query
    select foyer_now(), e.sale_version, coalesce(b.bought + b.committed, 0), look_at_sale.cart, look_at_sale.seats
    from event e left join event_buyer b on b.event_id = e.event_id and b.user_id = p_user_id
    where e.event_id = p_event_id and e.published;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Stores an idempotency key together with its answer, for an effect of one statement. Null if the caller may proceed;
-- else the reason, and the stored answer.

create function take_answered_key(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_answer bytea,
  out outcome text, out stored_answer bytea
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  known idempotency_key;
  at_once timestamptz := foyer_now();
begin
  -- As in claim_idempotency_key: the lock gives a second caller a quick answer, the primary key is the guard.
  if not pg_try_advisory_xact_lock(hashtextextended(p_principal || chr(31) || p_key, 20261121)) then
    outcome := 'inProgress';
    return;
  end if;
  insert into idempotency_key (principal, key, operation_id, request_hash, state, lease_until, answer, created_at)
    values (p_principal, p_key, p_operation_id, p_request_hash, 'done', at_once, p_answer, at_once)
    on conflict do nothing;
  if found then
    return;
  end if;
  select * into strict known from idempotency_key k where k.principal = p_principal and k.key = p_key;
  if known.request_hash <> p_request_hash or known.operation_id <> p_operation_id then
    outcome := 'mismatch';
  elsif known.state = 'done' then
    outcome := 'replay';
    stored_answer := known.answer;
  else
    outcome := 'inProgress';
  end if;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Holds of a cart. Every function locks in the same order: seats by code, items by id.

-- Takes seats that are free or already the cart's. Unavailable seats are not locked, so that a rush on one seat forms
-- no queue. With p_is_hasty, it skips seats locked by other transactions instead of waiting for them.
-- @returns the seats taken
create function take_seats(
  p_event_id uuid, p_cart_id uuid, p_seat_codes text[], p_held_until timestamptz, p_is_hasty boolean
) returns text[] language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  taken text[];
begin
  if p_is_hasty then
    taken := array(select s.seat_code from event_seat s
      where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
        and (seat_is_free(s.state, s.held_until) or (s.state = 'held' and s.cart_id = p_cart_id))
      order by s.seat_code for update skip locked);
  else
    taken := array(select s.seat_code from event_seat s
      where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
        and (seat_is_free(s.state, s.held_until) or (s.state = 'held' and s.cart_id = p_cart_id))
      order by s.seat_code for update);
  end if;
  update event_seat s set state = 'held', cart_id = p_cart_id, held_until = p_held_until
    where s.event_id = p_event_id and s.seat_code = any(taken);
  return taken;
end
$$;

-- Releases seats of a cart, except those that another cart has taken since.
create function give_seats_back(p_event_id uuid, p_cart_id uuid, p_seat_codes text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from event_seat s where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
    order by s.seat_code for update;
  update event_seat s set state = 'available', cart_id = null, held_until = null
    where s.event_id = p_event_id and s.seat_code = any(p_seat_codes)
      and s.state = 'held' and s.cart_id = p_cart_id;
end
$$;

-- Releases expired holds of an item, except those locked by their own cart.
-- @returns false if there were none, without locking the item, which avoids contention once it is sold out
create function take_back_expired(p_event_id uuid, p_item_id uuid) returns boolean
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  freed integer;
begin
  perform from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = p_item_id
    and h.held_until <= foyer_now() limit 1;
  if not found then
    return false;
  end if;
  perform from inventory_item i where i.event_id = p_event_id and i.inventory_item_id = p_item_id for update;
  with expired as (
    delete from quantity_hold h using (
      select l.cart_id from quantity_hold l where l.event_id = p_event_id and l.inventory_item_id = p_item_id
        and l.held_until <= foyer_now() for update skip locked) late
    where h.event_id = p_event_id and h.inventory_item_id = p_item_id and h.cart_id = late.cart_id
    returning h.quantity)
  select coalesce(sum(e.quantity), 0) into freed from expired e;
  update inventory_item i set held = i.held - freed
    where i.event_id = p_event_id and i.inventory_item_id = p_item_id;
  return true;
end
$$;

-- Sets the quantity of an unseated item that a cart holds. @returns null, or the available quantity
create function hold_quantity(
  p_event_id uuid, p_cart_id uuid, p_item_id uuid, p_quantity integer, p_held_until timestamptz
) returns integer language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before integer := coalesce((select h.quantity from quantity_hold h where h.event_id = p_event_id
    and h.inventory_item_id = p_item_id and h.cart_id = p_cart_id for update), 0);
begin
  if p_quantity = before then
    return null;
  end if;
  for attempt in 1 .. 2 loop
    update inventory_item i set held = i.held + p_quantity - before
      where i.event_id = p_event_id and i.inventory_item_id = p_item_id
        and fits_capacity(i.capacity, i.held, i.sold, p_quantity - before);
    exit when found;
    if attempt = 2 or not take_back_expired(p_event_id, p_item_id) then
      return before + greatest(0, (select i.capacity - i.held - i.sold from inventory_item i
        where i.event_id = p_event_id and i.inventory_item_id = p_item_id));
    end if;
  end loop;
  if p_quantity = 0 then
    delete from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = p_item_id
      and h.cart_id = p_cart_id;
  else
    insert into quantity_hold as h (event_id, inventory_item_id, cart_id, quantity, held_until)
      values (p_event_id, p_item_id, p_cart_id, p_quantity, p_held_until)
      on conflict (event_id, inventory_item_id, cart_id)
        do update set quantity = excluded.quantity, held_until = excluded.held_until;
  end if;
  return null;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Applies a decided hold to a cart if the snapshot that it was based on is still current; else changes nothing.
-- @returns 'held'; 'changed': take a new snapshot; 'seatsLost': only `seat_codes` of the seats were available;
-- 'soldOut': only `available` of the item `item_id` are left; or an outcome of take_answered_key.

create function hold_cart(
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

-- Purchases in three statements: read a snapshot, record the intent to pay and, once the money was taken, create the
-- order. The caller reads, decides, and passes on the result. Each writing function locks and checks everything before
-- it writes, so every result except success means that nothing was changed. Locks are taken in the order of every sale:
-- buyer, cart, wallet, payment, seats by code, items by id.
--
-- Plans as in 0011: generic, without sequential scans.

-- ---------------------------------------------------------------------------------------------------------------
-- Reads the buyer's snapshot before a payment: the cart of a purchaseToken with its seats, the stored card, and the
-- number of refused cards. Locks nothing.

create function look_at_payment(
  p_principal text, p_key text, p_event_id uuid, p_user_id uuid, p_token_hash bytea, p_method_id uuid,
  p_window_ms bigint,
  out now timestamptz, out "isKnownKey" boolean, out "saleVersion" uuid, out cart json, out seats json, out means json,
  out "paymentId" uuid, out refused integer, out "underWay" integer
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  own cart;
begin
  now := foyer_now();
  "isKnownKey" := exists (select from idempotency_key k where k.principal = p_principal and k.key = p_key);
  "saleVersion" := (select e.sale_version from event e where e.event_id = p_event_id and e.published);
  select c.* into own from cart c
    where c.purchase_token_hash = p_token_hash and c.event_id = p_event_id and c.user_id = p_user_id;
  if own.cart_id is not null then
    cart := cart_as_seen(own);
    seats := (select json_agg(json_build_object('seatCode', s.seat_code, 'sectionCode', s.section_code,
        'row', s.row_label, 'seat', s.seat_label, 'kind', s.kind, 'rowRank', s.row_rank,
        'adjacencyIndex', s.adjacency_index, 'inventoryItemId', s.inventory_item_id))
      from event_seat s where s.event_id = p_event_id and s.seat_code = any(array(
        select unnest(l.seat_codes) from cart_line l where l.event_id = p_event_id and l.cart_id = own.cart_id)));
    "paymentId" := (select p.payment_id from payment p where p.cart_id = own.cart_id and p.event_id = p_event_id);
  end if;
  means := (select json_build_object('paymentMethodId', m.payment_method_id, 'brand', m.brand,
      'lastFour', m.last_four, 'gatewayToken', encode(m.gateway_token, 'base64'))
    from payment_means m
    where m.payment_method_id = p_method_id and m.user_id = p_user_id and m.removed_at is null);
  refused := count_refusals(p_user_id, p_window_ms);
  "underWay" := count_payments_under_way(p_user_id);
end
$$;

create function count_refusals(p_user_id uuid, p_window_ms bigint) returns integer
language sql stable parallel safe as $$
  select count(*)::integer from payment_refusal r
    where r.user_id = p_user_id and r.refused_at > foyer_now() - p_window_ms * interval '1 millisecond'
$$;
create function count_payments_under_way(p_user_id uuid) returns integer language sql stable parallel safe as $$
  select count(*)::integer from payment p where p.user_id = p_user_id and p.state in ('created', 'pending')
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Tells whether a cart still holds all of these seats and quantities, expired or not, and locks them until the commit.
-- Quantities as [{ itemId, quantity }] in order of id.

create function lock_what_is_held(p_event_id uuid, p_cart_id uuid, p_seat_codes text[], p_quantities jsonb)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  locked integer;
  wanted record;
begin
  perform from event_seat s
    where s.event_id = p_event_id and s.seat_code = any(p_seat_codes) and s.state = 'held' and s.cart_id = p_cart_id
    order by s.seat_code for update;
  get diagnostics locked = row_count;
  if locked <> cardinality(p_seat_codes) then
    return false;
  end if;
  for wanted in select q."itemId" as id, q.quantity
    from jsonb_to_recordset(p_quantities) as q ("itemId" uuid, quantity integer)
  loop
    perform from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = wanted.id
      and h.cart_id = p_cart_id and h.quantity = wanted.quantity for update;
    if not found then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Records the intent to pay for a cart before the gateway is called, and extends the hold until the outcome is known.
-- @returns 'started'; 'changed': take a new snapshot; 'lost': the cart no longer holds everything

create function start_payment(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_lease_ms bigint, p_progress bytea,
  -- Snapshot, and what the cart holds by it.
  p_event_id uuid, p_user_id uuid, p_sale_version uuid, p_cart_id uuid, p_cart_version integer,
  p_seat_codes text[], p_quantities jsonb,
  -- Minimum duration of the hold; limit of a buyer's refusals and payments in progress.
  p_keep_ms bigint, p_most_attempts integer, p_window_ms bigint,
  p_payment_id uuid, p_attempt_id uuid, p_amount bigint, p_currency text, p_method_id uuid, p_gateway text,
  p_sale jsonb, p_shipping_address jsonb, p_locale text
) returns text language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  at_once timestamptz := foyer_now();
  held cart;
  kept_until timestamptz;
begin
  perform from event_buyer b where b.event_id = p_event_id and b.user_id = p_user_id for update;
  select c.* into held from cart c
    where c.event_id = p_event_id and c.cart_id = p_cart_id and c.user_id = p_user_id
      and c.version = p_cart_version and c.state = 'open' and c.held_until > at_once
    for update;
  if held.cart_id is null
    or not exists (select from event e where e.event_id = p_event_id and e.sale_version = p_sale_version) then
    return 'changed';
  end if;
  -- The lock serialises concurrent payments of a buyer, so that they can't exceed the limit [C8.09].
  if p_amount > 0 then
    perform from user_account u where u.user_id = p_user_id for no key update;
    if count_refusals(p_user_id, p_window_ms) + count_payments_under_way(p_user_id) >= p_most_attempts then
      return 'changed';
    end if;
  end if;
  if not exists (select from payment_means m
      where m.payment_method_id = p_method_id and m.user_id = p_user_id and m.removed_at is null) then
    return 'changed';
  end if;
  if not lock_what_is_held(p_event_id, p_cart_id, p_seat_codes, p_quantities) then
    return 'lost';
  end if;
  -- Of two calls with the same key, the second finds it when it takes a new snapshot.
  insert into idempotency_key (principal, key, operation_id, request_hash, lease_until, progress)
    values (p_principal, p_key, p_operation_id, p_request_hash, at_once + p_lease_ms * interval '1 millisecond',
      p_progress)
    on conflict do nothing;
  if not found then
    return 'changed';
  end if;

  insert into payment as p (event_id, payment_id, cart_id, user_id, state, amount, currency, payment_method_id, gateway,
      sale, shipping_address, locale, created_at, updated_at)
    values (p_event_id, p_payment_id, p_cart_id, p_user_id, 'created', p_amount, p_currency, p_method_id, p_gateway,
      p_sale, p_shipping_address, p_locale, at_once, at_once)
    on conflict (event_id, payment_id) do update
      set state = 'created', amount = excluded.amount, currency = excluded.currency,
        payment_method_id = excluded.payment_method_id, gateway = excluded.gateway, transaction_id = null,
        failure_reason = null, sale = excluded.sale, shipping_address = excluded.shipping_address,
        locale = excluded.locale, updated_at = excluded.updated_at;
  insert into payment_attempt (event_id, payment_id, attempt_id, state, amount, payment_method_id, started_at)
    values (p_event_id, p_payment_id, p_attempt_id, 'started', p_amount, p_method_id, at_once);
  kept_until := greatest(held.held_until, at_once + p_keep_ms * interval '1 millisecond');
  update cart c set state = 'paying', held_until = kept_until
    where c.event_id = p_event_id and c.cart_id = p_cart_id;
  if kept_until > held.held_until then
    update event_seat s set held_until = kept_until
      where s.event_id = p_event_id and s.seat_code = any(p_seat_codes);
    update quantity_hold h set held_until = kept_until
      where h.event_id = p_event_id and h.cart_id = p_cart_id and h.inventory_item_id in (
        select q."itemId" from jsonb_to_recordset(p_quantities) as q ("itemId" uuid));
  end if;
  return 'started';
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Books ledger transactions, each once by its dedupeKey: [{ id, kind, reference, eventId, dedupeKey, currency,
-- postings: [{ number, kind, ownerId, amount, accountId }] }]. A missing account is created with the accountId; if a
-- concurrent transaction creates it first, that one is used.

create function book_entries(p_entries jsonb) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  booked uuid[];
begin
  with added as (
    insert into ledger_transaction (ledger_transaction_id, kind, reference, event_id, dedupe_key)
      select e.id, e.kind, e.reference, e."eventId", e."dedupeKey"
      from jsonb_to_recordset(p_entries)
        as e (id uuid, kind text, reference text, "eventId" uuid, "dedupeKey" text)
      on conflict (dedupe_key) do nothing returning ledger_transaction_id)
  select array_agg(a.ledger_transaction_id) into booked from added a;
  if booked is null then
    return;
  end if;
  insert into ledger_account (ledger_account_id, kind, owner_id, currency)
    select distinct on (p.kind, p."ownerId", e.currency) p."accountId", p.kind, p."ownerId", e.currency
    from jsonb_to_recordset(p_entries) as e (id uuid, currency text, postings jsonb)
    cross join lateral jsonb_to_recordset(e.postings) as p ("accountId" uuid, kind text, "ownerId" text)
    where e.id = any(booked) and not exists (select from ledger_account a
      where a.kind = p.kind and a.owner_id = p."ownerId" and a.currency = e.currency)
    order by p.kind, p."ownerId", e.currency
    on conflict do nothing;
  insert into ledger_posting (ledger_transaction_id, posting_number, ledger_account_id, amount, currency)
    select e.id, p.number, a.ledger_account_id, p.amount, e.currency
    from jsonb_to_recordset(p_entries) as e (id uuid, currency text, postings jsonb)
    cross join lateral jsonb_to_recordset(e.postings)
      as p (number smallint, kind text, "ownerId" text, amount bigint)
    left join ledger_account a on a.kind = p.kind and a.owner_id = p."ownerId" and a.currency = e.currency
    where e.id = any(booked);
end
$$;

-- ---------------------------------------------------------------------------------------------------------------
-- Completes a captured payment: sells the held seats and quantities, writes order, tokens with their secrets and first
-- transition, ledger entries and the receipt job, and stores the answer under its key, if one is given.
-- @returns 'captured'; 'lost': the cart no longer holds everything, so the payment must be reversed; 'changed': the
-- state differs from the parameters, or `p_now` is more than a second from database time; nothing is written

create function capture_payment(
  p_principal text, p_key text, p_answer bytea,
  p_event_id uuid, p_cart_id uuid, p_user_id uuid, p_payment_id uuid, p_attempt_id uuid, p_transaction_id text,
  p_now timestamptz, p_seat_codes text[], p_quantities jsonb, p_bought integer,
  -- Rows of purchase_order, order_line and token; transactions as in book_entries; a row of outbox.
  p_order jsonb, p_lines jsonb, p_tokens jsonb, p_entries jsonb, p_job jsonb
) returns text language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wanted record;
begin
  if abs(extract(epoch from p_now - foyer_now())) > 1 then
    return 'changed';
  end if;
  perform from event_buyer b where b.event_id = p_event_id and b.user_id = p_user_id for update;
  perform from cart c where c.event_id = p_event_id and c.cart_id = p_cart_id and c.user_id = p_user_id
    and c.state = 'paying' for update;
  if not found then
    return 'changed';
  end if;
  perform from payment p where p.event_id = p_event_id and p.payment_id = p_payment_id and p.cart_id = p_cart_id
    and p.state in ('created', 'pending') and p.amount = (p_order ->> 'total')::bigint for update;
  if not found then
    return 'changed';
  end if;
  perform from payment_attempt a where a.event_id = p_event_id and a.payment_id = p_payment_id
    and a.attempt_id = p_attempt_id and a.state in ('started', 'unknown') for update;
  if not found then
    return 'changed';
  end if;
  if p_key is not null then
    perform from idempotency_key k where k.principal = p_principal and k.key = p_key and k.state = 'running' for update;
    if not found then
      return 'changed';
    end if;
  end if;
  if not lock_what_is_held(p_event_id, p_cart_id, p_seat_codes, p_quantities) then
    return 'lost';
  end if;

  update event_seat s set state = 'sold', cart_id = null, held_until = null
    where s.event_id = p_event_id and s.seat_code = any(p_seat_codes);
  update cart c set state = 'paid' where c.event_id = p_event_id and c.cart_id = p_cart_id;
  update payment p set state = 'captured', transaction_id = p_transaction_id, updated_at = p_now
    where p.event_id = p_event_id and p.payment_id = p_payment_id;
  update payment_attempt a set state = 'captured', ended_at = p_now
    where a.event_id = p_event_id and a.payment_id = p_payment_id and a.attempt_id = p_attempt_id;
  update event_buyer b set in_cart = 0, bought = b.bought + p_bought
    where b.event_id = p_event_id and b.user_id = p_user_id;

  -- Inserts the whole row, so that later columns need no change here.
  insert into purchase_order
    select o.* from jsonb_populate_record(null::purchase_order, p_order || jsonb_build_object(
      'event_id', p_event_id, 'user_id', p_user_id, 'cart_id', p_cart_id, 'payment_id', p_payment_id,
      'state', 'placed', 'version', 1, 'created_at', p_now)) o;
  insert into order_line (event_id, order_id, cart_guid, position, offer_group_id, inventory_item_id, category,
      quantity, total, line, fulfilment)
    select p_event_id, l.order_id, l.cart_guid, l.position, l.offer_group_id, l.inventory_item_id, l.category,
      l.quantity, l.total, l.line, l.fulfilment
    from jsonb_populate_recordset(null::order_line, p_lines) l;
  insert into token (event_id, token_id, order_id, cart_guid, offer_group_id, inventory_item_id, holder_id, seating,
      seat_code, attendance, age_group, paid_amount, paid_currency, policy, entry_secret, created_at)
    select p_event_id, t.token_id, t.order_id, t.cart_guid, t.offer_group_id, t.inventory_item_id, p_user_id, t.seating,
      t.seat_code, t.attendance, t.age_group, t.paid_amount, t.paid_currency, t.policy, t.entry_secret, p_now
    from jsonb_populate_recordset(null::token, p_tokens) t;
  insert into token_transition (event_id, token_id, sequence, to_state, to_holder, reason, actor_id, at)
    select p_event_id, t.token_id, 1, 'active', p_user_id, 'bought', p_user_id, p_now
    from jsonb_populate_recordset(null::token, p_tokens) t;
  perform book_entries(p_entries);
  insert into outbox (outbox_id, job, payload, dedupe_key)
    select j.outbox_id, j.job, j.payload, j.dedupe_key from jsonb_populate_record(null::outbox, p_job) j
    on conflict (job, dedupe_key) do nothing;
  if p_key is not null then
    update idempotency_key k set state = 'done', answer = p_answer, progress = null
      where k.principal = p_principal and k.key = p_key;
  end if;

  -- Last, to keep the lock short: every sale of the item updates this row.
  for wanted in select q."itemId" as id, q.quantity
    from jsonb_to_recordset(p_quantities) as q ("itemId" uuid, quantity integer)
  loop
    delete from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = wanted.id
      and h.cart_id = p_cart_id;
    update inventory_item i set held = i.held - wanted.quantity, sold = i.sold + wanted.quantity
      where i.event_id = p_event_id and i.inventory_item_id = wanted.id;
  end loop;
  return 'captured';
end
$$;

-- Completes a captured payment: sells the held seats and quantities, writes order, lines, tokens with their first
-- transition, ledger entries and the receipt job, and stores the answer under the idempotency key, if one is given.
-- Locks and checks everything before it writes, in the order of every sale.
-- @returns 'captured'; 'lost': the cart no longer holds everything, so the payment must be voided; 'changed': cart,
-- payment, attempt or key are in another state, or p_now is more than a second from database time
create or replace function capture_payment(
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

  insert into purchase_order (event_id, order_id, order_number, user_id, cart_id, payment_id, state, version, currency,
      total, quote, shipping_address, locale, affiliate_code, created_at)
    select p_event_id, o.order_id, o.order_number, p_user_id, p_cart_id, p_payment_id, 'placed', 1, o.currency,
      o.total, o.quote, o.shipping_address, o.locale, o.affiliate_code, p_now
    from jsonb_populate_record(null::purchase_order, p_order) o;
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

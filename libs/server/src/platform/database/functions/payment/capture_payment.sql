-- Completes a captured payment: sells the held seats and quantities, voids what the commitment gives up, writes order, lines, tokens with their first
-- transition, charges, ledger entries and the receipt job, and stores the answer under the idempotency key, if one is
-- given. Locks and checks everything before it writes, in the order of every sale.
-- @returns 'captured'; 'lost': the commitment no longer holds everything, so the money must be given back; 'changed':
-- payment, attempt or key are in another state, or `captured_at` is more than three seconds from database time: longer
-- than a statement waits for a connection
create or replace function capture_payment(p_capture jsonb, out outcome text)
language plpgsql as $$
declare
  capture record;
  held record;
  given record;
  freed jsonb := '[]';
  commitment_state text;
  wanted record;
begin
  select * into capture from jsonb_to_record(p_capture) as c (
    -- Idempotency key, and the sealed answer to store under it; both absent if no call waits for the order.
    principal text, key text, answer bytea,
    -- What was paid; `amount` is the order's total.
    event_id uuid, commitment_id uuid, user_id uuid, payment_id uuid, attempt_id uuid, transaction_id text,
    amount bigint, captured_at timestamptz,
    -- Rows of purchase_order, order_line, token and charge; entries as in book_entries; rows of outbox.
    purchase_order jsonb, lines jsonb, tokens jsonb, charges jsonb, entries jsonb, jobs jsonb);

  outcome := 'changed';
  if abs(extract(epoch from capture.captured_at - foyer_now())) > 3 then
    return;
  end if;
  perform lock_buyers_of_capture(capture.event_id, capture.commitment_id, capture.user_id);
  select c.state into commitment_state from commitment c
    where c.event_id = capture.event_id and c.commitment_id = capture.commitment_id and c.user_id = capture.user_id
    for update;
  perform from payment p where p.event_id = capture.event_id and p.payment_id = capture.payment_id
    and p.commitment_id = capture.commitment_id and (payment_is_under_way(p.state) or p.state = 'authorised')
    and p.amount = capture.amount
    for update;
  if not found then
    return;
  end if;
  perform from payment_attempt a where a.event_id = capture.event_id and a.payment_id = capture.payment_id
    and a.attempt_id = capture.attempt_id
    and (attempt_is_open(a.state) or (a.state = 'authorised' and a.decided_amount = capture.amount))
    for update;
  if not found then
    return;
  end if;
  if capture.key is not null then
    perform from idempotency_key k
      where k.principal = capture.principal and k.key = capture.key and k.state = 'running' for update;
    if not found then
      return;
    end if;
  end if;
  held := lock_holdings(capture.event_id, capture.commitment_id);
  if commitment_state is distinct from 'paying' or not held.is_whole then
    outcome := 'lost';
    return;
  end if;

  update event_seat s set state = 'sold', hold_id = null, held_until = null
    where s.event_id = capture.event_id and s.seat_code = any(held.seat_codes);
  perform end_commitment(jsonb_build_object('event_id', capture.event_id, 'commitment_id', capture.commitment_id,
    'state', 'paid'));
  perform settle_attempt(jsonb_build_object('event_id', capture.event_id, 'payment_id', capture.payment_id,
    'attempt_id', capture.attempt_id, 'outcome', 'captured', 'transaction_id', capture.transaction_id));

  insert into purchase_order (event_id, order_id, order_number, user_id, commitment_id, payment_id, state, version,
      currency, total, quote, shipping_address, answers, invoice_to, locale, affiliate_code, site_host,
      created_at)
    select capture.event_id, o.order_id, o.order_number, capture.user_id, capture.commitment_id, capture.payment_id,
      'placed', 1, o.currency, capture.amount, o.quote, o.shipping_address, o.answers, o.invoice_to,
      o.locale, o.affiliate_code, o.site_host, capture.captured_at
    from jsonb_populate_record(null::purchase_order, capture.purchase_order) o;
  insert into order_line (event_id, order_id, line_id, cart_guid, position, offer_group_id, inventory_item_id, category,
      quantity, tokens, total, line, fulfilment)
    select capture.event_id, l.order_id, c.line_id, l.cart_guid, l.position, l.offer_group_id, l.inventory_item_id,
      l.category, l.quantity,
      (select sum(p.tokens) from line_part p where p.event_id = c.event_id and p.line_id = c.line_id),
      l.total, l.line, l.fulfilment
    from jsonb_populate_recordset(null::order_line, capture.lines) l
    join commitment_line c on c.event_id = capture.event_id and c.commitment_id = capture.commitment_id
      and c.cart_guid = l.cart_guid;
  if held.gives_up then
    given := give_up_tokens(jsonb_build_object('event_id', capture.event_id, 'commitment_id', capture.commitment_id,
      'order_id', capture.purchase_order ->> 'order_id', 'user_id', capture.user_id, 'tokens', capture.tokens));
    capture.tokens := given.issued;
    freed := given.freed;
  end if;
  perform issue_tokens(jsonb_build_object('tokens', capture.tokens, 'reason', 'bought', 'actor_id', capture.user_id,
    'issued_at', capture.captured_at));
  if held.gives_up then
    perform copy_attendees(capture.event_id, (capture.purchase_order ->> 'order_id')::uuid);
  end if;
  insert into charge (event_id, order_id, charge_number, cart_guid, token_id, kind, code, quantity, amount,
      recipient_kind, recipient_id, refundable, credits_token_id)
    select capture.event_id, c.order_id, c.charge_number, c.cart_guid, c.token_id, c.kind, c.code, c.quantity,
      c.amount, c.recipient_kind, c.recipient_id, c.refundable, c.credits_token_id
    from jsonb_populate_recordset(null::charge, capture.charges) c;
  perform book_entries(capture.entries);
  insert into outbox (outbox_id, job, payload, dedupe_key)
    select j.outbox_id, j.job, j.payload, j.dedupe_key
    from jsonb_populate_recordset(null::outbox, capture.jobs) j
    on conflict (job, dedupe_key) do nothing;
  if capture.key is not null then
    update idempotency_key k set state = 'done', answer = capture.answer, progress = null
      where k.principal = capture.principal and k.key = capture.key;
  end if;

  perform use_discount(jsonb_build_object('event_id', capture.event_id, 'hold_id', held.hold_id,
    'order_id', capture.purchase_order ->> 'order_id', 'used_at', capture.captured_at));

  -- Last, to keep the lock short: every sale of the item updates this row.
  for wanted in select q.item_id as id, q.allotment_id, q.quantity, q.is_freed
    from jsonb_to_recordset(held.quantities || freed)
      as q (item_id uuid, allotment_id uuid, quantity integer, is_freed boolean)
    order by q.item_id, q.allotment_id
  loop
    if wanted.is_freed then
      perform put_units_back(capture.event_id, wanted.id, wanted.allotment_id, wanted.quantity);
      continue;
    end if;
    delete from quantity_hold h where h.event_id = capture.event_id and h.inventory_item_id = wanted.id
      and h.hold_id = held.hold_id and h.allotment_id is not distinct from wanted.allotment_id;
    update inventory_item i set held = i.held - wanted.quantity, sold = i.sold + wanted.quantity
      where i.event_id = capture.event_id and i.inventory_item_id = wanted.id;
    if wanted.allotment_id is not null then
      update item_allotment a set held = a.held - wanted.quantity, sold = a.sold + wanted.quantity
        where a.event_id = capture.event_id and a.inventory_item_id = wanted.id
          and a.allotment_id = wanted.allotment_id;
    end if;
  end loop;
  outcome := 'captured';
end
$$;

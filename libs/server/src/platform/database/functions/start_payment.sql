-- Records the intent to pay for a cart before the gateway is called, and extends the hold until the outcome is known.
-- Locks and checks everything before it writes, in the order of every sale: buyer, cart, wallet, payment, seats by
-- code, items by id. The lock of the wallet keeps two carts from starting with a card for one purchase at once.
-- @returns 'started'; 'changed': take a new snapshot; 'lost': the cart no longer holds everything
create or replace function start_payment(
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
      where m.payment_method_id = p_method_id and m.user_id = p_user_id and m.removed_at is null
        and card_may_pay(m, p_cart_id)) then
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

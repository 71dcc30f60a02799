-- Records the intent to pay for a commitment before the gateway is called, and extends the hold until the outcome is
-- known. Locks and checks everything before it writes, in the order of every sale: buyer, commitment, wallet, payment,
-- seats by code, items by id. The lock of the wallet keeps two commitments from starting with a card for one purchase
-- at once.
-- @returns 'started'; 'changed': take a new snapshot; 'lost': the commitment no longer holds everything
create or replace function start_payment(p_intent jsonb, out outcome text)
language plpgsql as $$
declare
  intent record;
  at_once timestamptz := foyer_now();
begin
  select * into intent from jsonb_to_record(p_intent) as i (
    -- Idempotency key with its lease, and the sealed progress to store under it.
    principal text, key text, operation_id text, request_hash bytea, lease_ms bigint, progress bytea,
    -- Snapshot.
    event_id uuid, user_id uuid, sale_version uuid, commitment_id uuid, commitment_version integer,
    -- Minimum duration of the hold; limits of refused cards: of the commitment, and of the buyer with payments in
    -- progress.
    keep_ms bigint, most_attempts integer, most_refusals integer, window_ms bigint,
    -- Payment and its attempt.
    payment_id uuid, attempt_id uuid, amount bigint, currency text, payment_method_id uuid, gateway text,
    payment_type text, gateway_account_id uuid, return_url text, capture_later boolean, sale jsonb,
    shipping_address jsonb, locale text);

  outcome := 'changed';
  perform from event_buyer b where b.event_id = intent.event_id and b.user_id = intent.user_id for update;
  perform from commitment c
    left join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
    where c.event_id = intent.event_id and c.commitment_id = intent.commitment_id and c.user_id = intent.user_id
      and c.version = intent.commitment_version and commitment_phase(c.state, h.held_until) = 'held'
    for update of c;
  if not found or not exists (select from event e
      where e.event_id = intent.event_id and e.sale_version = intent.sale_version) then
    return;
  end if;
  -- The lock serialises concurrent payments of a buyer, so that they can't exceed the limit [C8.09].
  if intent.amount > 0 and not payment_is_at_counter(coalesce(intent.payment_type, 'CreditCard')) then
    perform from user_account u where u.user_id = intent.user_id for no key update;
    if may_try_to_pay(intent.user_id, intent.event_id, intent.commitment_id, intent.most_attempts,
        intent.most_refusals, intent.window_ms) <> 'yes' then
      return;
    end if;
  end if;
  if intent.payment_method_id is not null and not exists (select from payment_means m
      where m.payment_method_id = intent.payment_method_id and m.user_id = intent.user_id and m.removed_at is null
        and m.gateway = intent.gateway and m.gateway_account_id is not distinct from intent.gateway_account_id
        and card_may_pay(m, intent.commitment_id)) then
    return;
  end if;
  if not (lock_holdings(intent.event_id, intent.commitment_id)).is_whole then
    outcome := 'lost';
    return;
  end if;
  -- A seller can't change a listing while it is locked.
  if exists (select from commitment_line l
      join listing g on g.event_id = l.event_id and g.listing_id = l.source_id
      where l.event_id = intent.event_id and l.commitment_id = intent.commitment_id and l.price_source = 'listing'
        and seller_sides_of_listing(g.event_id, g.listing_id)
          is distinct from intent.sale #> array['sellers', l.cart_guid, 'sides']) then
    return;
  end if;
  -- Of two calls with the same key, the second finds it when it takes a new snapshot.
  insert into idempotency_key (principal, key, operation_id, request_hash, lease_until, progress)
    values (intent.principal, intent.key, intent.operation_id, intent.request_hash,
      at_once + intent.lease_ms * interval '1 millisecond', intent.progress)
    on conflict do nothing;
  if not found then
    return;
  end if;

  insert into payment as p (event_id, payment_id, commitment_id, user_id, state, amount, currency, payment_type,
      payment_method_id, gateway, gateway_account_id, return_url, capture_later, sale, taken_by, square_reference,
      shipping_address, locale, created_at, updated_at)
    values (intent.event_id, intent.payment_id, intent.commitment_id, intent.user_id, 'created', intent.amount,
      intent.currency, coalesce(intent.payment_type, 'CreditCard'), intent.payment_method_id, intent.gateway,
      intent.gateway_account_id, intent.return_url, coalesce(intent.capture_later, false), intent.sale,
      (intent.sale #>> '{counter,takenBy}')::uuid, intent.sale #>> '{counter,reference}', intent.shipping_address,
      intent.locale, at_once, at_once)
    on conflict (event_id, payment_id) do update
      set state = 'created', amount = excluded.amount, currency = excluded.currency,
        payment_type = excluded.payment_type, payment_method_id = excluded.payment_method_id,
        gateway = excluded.gateway, gateway_account_id = excluded.gateway_account_id,
        return_url = excluded.return_url, capture_later = excluded.capture_later, transaction_id = null,
        failure_reason = null, sale = excluded.sale, taken_by = excluded.taken_by,
        square_reference = excluded.square_reference, shipping_address = excluded.shipping_address, locale = excluded.locale, updated_at = excluded.updated_at;
  insert into payment_attempt (event_id, payment_id, attempt_id, state, amount, payment_method_id, started_at)
    values (intent.event_id, intent.payment_id, intent.attempt_id, 'started', intent.amount, intent.payment_method_id,
      at_once);
  perform move_hold(jsonb_build_object('event_id', intent.event_id, 'commitment_id', intent.commitment_id,
    'state', 'paying', 'keep_ms', intent.keep_ms));
  outcome := 'started';
end
$$;

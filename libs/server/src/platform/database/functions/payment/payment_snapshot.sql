-- Reads the buyer's snapshot before a payment: the commitment, by its id or as the cart of a purchaseToken, with its
-- seats, how its event is paid for, and whether card and buyer may pay. Locks nothing.
create or replace function payment_snapshot(
  p_ask jsonb,
  out is_known_key boolean, out sale_version uuid, out commitment json, out seats json, out account json,
  out has_card boolean, out payment_id uuid, out payment_state text, out may_try text
) language plpgsql stable as $$
declare
  ask record;
  own_id uuid;
  account_id uuid;
  types text[];
begin
  select * into ask from jsonb_to_record(p_ask) as a (
    principal text, key text, event_id uuid, user_id uuid, commitment_id uuid, purchase_token_hash bytea,
    payment_method_id uuid,
    -- The configured one.
    gateway text,
    -- Limits of refused cards: of the commitment, and of the buyer.
    most_attempts integer, most_refusals integer, window_ms bigint);

  is_known_key := exists (
    select from idempotency_key k where k.principal = ask.principal and k.key = ask.key);
  sale_version := (select e.sale_version from event e where e.event_id = ask.event_id and e.published);
  own_id := (select c.commitment_id from commitment c
    where c.event_id = ask.event_id and c.user_id = ask.user_id and c.commitment_id = coalesce(ask.commitment_id,
      (select k.commitment_id from cart k
        where k.purchase_token_hash = ask.purchase_token_hash and k.event_id = ask.event_id)));
  select e.gateway_account_id, e.payment_types into account_id, types from event_payment e
    where e.event_id = ask.event_id;
  -- What a fan sells is paid to the platform, which owes the fan and the organisation their parts.
  if exists (select from commitment_line l
      where l.event_id = ask.event_id and l.commitment_id = own_id and l.seller_id is not null) then
    account_id := null;
  end if;
  account := json_build_object('gatewayAccountId', account_id, 'paymentTypes', coalesce(types, '{CreditCard}'),
    'settledBy', (select g.client_id from gateway_account g where g.gateway_account_id = account_id));
  if own_id is not null then
    commitment := commitment_as_json(ask.event_id, own_id);
    seats := seats_as_json(ask.event_id, seats_of_lines(ask.event_id, own_id));
    select p.payment_id, p.state into payment_snapshot.payment_id, payment_state from payment p
      where p.commitment_id = own_id and p.event_id = ask.event_id;
  end if;
  has_card := exists (select from payment_means m
    where m.payment_method_id = ask.payment_method_id and m.user_id = ask.user_id and m.removed_at is null
      and m.gateway = ask.gateway and m.gateway_account_id is not distinct from account_id and card_may_pay(m, own_id));
  may_try := may_try_to_pay(ask.user_id, ask.event_id, own_id, ask.most_attempts,
    ask.most_refusals, ask.window_ms);
end
$$;

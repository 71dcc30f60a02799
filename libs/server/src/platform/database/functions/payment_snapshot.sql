-- Reads the buyer's snapshot before a payment: the cart of a purchaseToken with its seats, and whether card and buyer
-- may pay. Locks nothing.
create or replace function payment_snapshot(
  p_ask jsonb,
  out is_known_key boolean, out sale_version uuid, out cart json, out seats json,
  out has_card boolean, out payment_id uuid, out may_try text
) language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  ask record;
  own_id uuid;
begin
  select * into ask from jsonb_to_record(p_ask) as a (
    principal text, key text, event_id uuid, user_id uuid, purchase_token_hash bytea, payment_method_id uuid,
    -- Limit of refused cards.
    most_attempts integer, window_ms bigint);

  is_known_key := exists (
    select from idempotency_key k where k.principal = ask.principal and k.key = ask.key);
  sale_version := (select e.sale_version from event e where e.event_id = ask.event_id and e.published);
  own_id := (select c.commitment_id from cart k
    join commitment c on c.event_id = k.event_id and c.commitment_id = k.commitment_id
    where k.purchase_token_hash = ask.purchase_token_hash and k.event_id = ask.event_id and c.user_id = ask.user_id);
  if own_id is not null then
    cart := commitment_as_json(ask.event_id, own_id);
    seats := seats_as_json(ask.event_id, (held_by(ask.event_id, own_id)).seat_codes);
    payment_id := (select p.payment_id from payment p where p.commitment_id = own_id and p.event_id = ask.event_id);
  end if;
  has_card := exists (select from payment_means m
    where m.payment_method_id = ask.payment_method_id and m.user_id = ask.user_id and m.removed_at is null
      and card_may_pay(m, own_id));
  may_try := may_try_to_pay(ask.user_id, ask.most_attempts, ask.window_ms);
end
$$;

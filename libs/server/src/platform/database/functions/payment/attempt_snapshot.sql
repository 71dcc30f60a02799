-- Reads an attempt to charge with its payment, the card, and the seats of the commitment, for charging and for
-- recording the outcome. Locks nothing.
create or replace function attempt_snapshot(
  p_ask jsonb,
  out now timestamptz, out sale_version uuid, out state text, out is_open boolean, out amount bigint,
  out decided_amount bigint, out payment json, out means json, out seats json, out payer json, out redirect_url text
) language plpgsql stable as $$
declare
  ask record;
  own payment;
begin
  select * into ask from jsonb_to_record(p_ask) as a (event_id uuid, payment_id uuid, attempt_id uuid);
  now := foyer_now();
  select p.* into own from payment p where p.event_id = ask.event_id and p.payment_id = ask.payment_id;
  sale_version := (select e.sale_version from event e where e.event_id = ask.event_id);
  select a.state, attempt_is_open(a.state), a.amount, a.decided_amount, a.redirect_url
    into attempt_snapshot.state, attempt_snapshot.is_open, attempt_snapshot.amount, attempt_snapshot.decided_amount,
      attempt_snapshot.redirect_url
    from payment_attempt a
    where a.event_id = ask.event_id and a.payment_id = ask.payment_id and a.attempt_id = ask.attempt_id;
  payment := json_build_object('eventId', own.event_id, 'paymentId', own.payment_id,
    'commitmentId', own.commitment_id, 'userId', own.user_id, 'state', own.state,
    'amount', own.amount, 'currency', own.currency, 'paymentType', own.payment_type,
    'paymentMethodId', own.payment_method_id,
    'gateway', own.gateway, 'gatewayAccountId', own.gateway_account_id,
    'settledBy', payment_settled_by(own),
    'cashOf', case own.payment_type when 'Cash' then own.taken_by end,
    'returnUrl', own.return_url, 'captureLater', own.capture_later,
    'transactionId', own.transaction_id, 'failureReason', own.failure_reason,
    'sale', own.sale,
    'lineIds', (select json_object_agg(l.cart_guid, l.line_id) from commitment_line l
      where l.event_id = own.event_id and l.commitment_id = own.commitment_id),
    'shippingAddress', own.shipping_address, 'locale', own.locale);
  means := (select json_build_object('brand', m.brand, 'lastFour', m.last_four,
      'gatewayToken', encode(m.gateway_token, 'base64'))
    from payment_means m where m.payment_method_id = own.payment_method_id);
  if own.return_url is not null then
    payer := (select json_build_object('email', u.email_address, 'country', u.country_code)
      from user_account u where u.user_id = own.user_id);
  end if;
  seats := seats_as_json(own.event_id, seats_of_lines(own.event_id, own.commitment_id));
end
$$;

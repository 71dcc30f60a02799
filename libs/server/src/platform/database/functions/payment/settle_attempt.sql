-- Records the outcome of an attempt to charge, in the attempt and its payment; the table of states decides whether the
-- attempt can still have it. Locks payment and attempt.
-- @returns is_new: false if the attempt has an outcome already; then nothing changes
create or replace function settle_attempt(p_settlement jsonb, out is_new boolean)
language plpgsql as $$
declare
  settlement record;
  target record;
  payer_id uuid;
begin
  select * into settlement from jsonb_to_record(p_settlement) as s (
    event_id uuid, payment_id uuid, attempt_id uuid, outcome text,
    -- By outcome: the gateway's reason, its id of the charge, its page for a verification.
    reason text, transaction_id text, verification_url text,
    redirect_url text,
    -- Of a capture: what was taken, if it is not the payment's amount.
    captured_amount bigint,
    -- Of a refused card: time window of the limit of refused cards, for which it counts.
    refusal_window_ms bigint);

  select * into strict target from (values
      ('unknown', 'unknown', 'pending'),
      ('redirected', 'unknown', 'pending'),
      ('verificationRequired', 'verificationRequired', 'verificationRequired'),
      ('declined', 'declined', 'failed'),
      ('neverAsked', 'neverAsked', 'failed'),
      ('authorised', 'authorised', 'authorised'),
      ('voided', 'voided', 'voided'),
      ('captured', 'captured', 'captured'),
      ('holdLost', 'captured', 'captured')) as o (outcome, attempt_state, payment_state)
    where o.outcome = settlement.outcome;
  select p.user_id into payer_id from payment p
    where p.event_id = settlement.event_id and p.payment_id = settlement.payment_id for update;
  perform from payment_attempt a
    join state_transition t on t.machine = 'paymentAttempt' and t.from_state = a.state
      and t.to_state = target.attempt_state
    where a.event_id = settlement.event_id and a.payment_id = settlement.payment_id
      and a.attempt_id = settlement.attempt_id
    for update of a;
  is_new := found;
  if not is_new then
    return;
  end if;

  update payment_attempt a
    set state = target.attempt_state, reason = settlement.reason, verification_url = settlement.verification_url,
      redirect_url = coalesce(settlement.redirect_url, a.redirect_url),
      ended_at = foyer_now()
    where a.event_id = settlement.event_id and a.payment_id = settlement.payment_id
      and a.attempt_id = settlement.attempt_id;
  update payment p
    set state = target.payment_state, transaction_id = coalesce(settlement.transaction_id, p.transaction_id),
      captured_amount = case when target.payment_state = 'captured'
        then coalesce(settlement.captured_amount, p.amount) end,
      failure_reason = case
        when settlement.outcome = 'declined' then settlement.reason
        when settlement.outcome in ('neverAsked', 'holdLost') then settlement.outcome
        else p.failure_reason end,
      updated_at = foyer_now()
    where p.event_id = settlement.event_id and p.payment_id = settlement.payment_id;
  if settlement.refusal_window_ms is not null then
    insert into payment_refusal (user_id, attempt_id, refused_at)
      values (payer_id, settlement.attempt_id, foyer_now())
      on conflict do nothing;
    delete from payment_refusal r where r.user_id = payer_id
      and r.refused_at <= foyer_now() - settlement.refusal_window_ms * interval '1 millisecond';
  end if;
end
$$;

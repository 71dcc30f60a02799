-- Decides, once and before the gateway is asked, what becomes of an authorised payment: it is captured, as a whole or in
-- part, or voided. What is to be captured is still held, and stays held until the outcome is known; if some of it was lost,
-- the payment is voided. Locks payment and attempt, then what is held. The caller has locked buyer and commitment.
-- @returns is_new: false if nothing is authorised, or it was decided before; then nothing changes. decided_amount: 0 if it
-- is voided. held_until: end of the hold, if it has one
create or replace function decide_attempt(
  p_decision jsonb, out is_new boolean, out decided_amount bigint, out held_until timestamptz
) language plpgsql as $$
declare
  decision record;
begin
  select * into decision from jsonb_to_record(p_decision) as d (
    event_id uuid, commitment_id uuid, payment_id uuid, attempt_id uuid,
    -- Minor units to capture, 0 to void; for a part, the sale that is left.
    amount bigint, sale jsonb,
    -- Shortest time to hold from now on.
    keep_ms bigint);

  perform from payment p where p.event_id = decision.event_id and p.payment_id = decision.payment_id for update;
  perform from payment_attempt a
    where a.event_id = decision.event_id and a.payment_id = decision.payment_id and a.attempt_id = decision.attempt_id
      and a.state = 'authorised' and a.decided_amount is null
    for update;
  is_new := found;
  if not is_new then
    return;
  end if;
  decided_amount := case when decision.amount > 0
      and (lock_holdings(decision.event_id, decision.commitment_id)).is_whole
    then decision.amount else 0 end;
  if decided_amount > 0 then
    perform move_hold(jsonb_build_object('event_id', decision.event_id, 'commitment_id', decision.commitment_id,
      'state', 'paying', 'keep_ms', decision.keep_ms));
    update payment p set amount = decision.amount, sale = coalesce(decision.sale, p.sale)
      where p.event_id = decision.event_id and p.payment_id = decision.payment_id;
  end if;
  held_until := (select h.held_until from hold h
    where h.commitment_id = decision.commitment_id and h.event_id = decision.event_id);
  update payment p set updated_at = foyer_now()
    where p.event_id = decision.event_id and p.payment_id = decision.payment_id;
  update payment_attempt a set decided_amount = decide_attempt.decided_amount
    where a.event_id = decision.event_id and a.payment_id = decision.payment_id and a.attempt_id = decision.attempt_id;
end
$$;

-- Records the state of a dispute as the gateway reports it, in any order and repeatedly, and disputes its payment: won,
-- the payment is captured again; lost, it is charged back. Locks the payment.
-- @returns was: the former state, null for a new dispute; is_new: false if nothing changed
create or replace function record_dispute(p_dispute jsonb, out dispute_id uuid, out was text, out is_new boolean)
language plpgsql as $$
declare
  told record;
  paid_state text;
begin
  select * into told from jsonb_to_record(p_dispute) as d (
    dispute_id uuid, gateway text, gateway_dispute_id text, event_id uuid, payment_id uuid, state text, amount bigint,
    currency text);
  select p.state into paid_state from payment p
    where p.event_id = told.event_id and p.payment_id = told.payment_id for update;
  select d.dispute_id, d.state into record_dispute.dispute_id, was from dispute d
    where d.gateway = told.gateway and d.gateway_dispute_id = told.gateway_dispute_id;
  is_new := was is null or (was = 'open' and told.state <> 'open');
  if not is_new then
    return;
  end if;
  if was is null then
    record_dispute.dispute_id := told.dispute_id;
    insert into dispute (dispute_id, gateway, gateway_dispute_id, event_id, payment_id, state, amount, currency)
      values (told.dispute_id, told.gateway, told.gateway_dispute_id, told.event_id, told.payment_id, told.state,
        told.amount, told.currency);
  else
    update dispute d set state = told.state where d.dispute_id = record_dispute.dispute_id;
  end if;
  if paid_state = 'captured' and told.state <> 'won' then
    update payment p set state = 'disputed', updated_at = foyer_now()
      where p.event_id = told.event_id and p.payment_id = told.payment_id;
    paid_state := 'disputed';
  end if;
  if paid_state = 'disputed' and told.state <> 'open' and not exists (select from dispute d
      where d.event_id = told.event_id and d.payment_id = told.payment_id and d.state = 'open') then
    update payment p set updated_at = foyer_now(),
        state = case when exists (select from dispute d where d.event_id = told.event_id
          and d.payment_id = told.payment_id and d.state = 'lost') then 'chargedBack' else 'captured' end
      where p.event_id = told.event_id and p.payment_id = told.payment_id;
  end if;
end
$$;

-- Records money of a payment that was given back at the gateway by other means, once: its ledger entry has the key
-- p_dedupe_key. Locks the payment.
-- @returns false if it is booked already
create or replace function record_outside_refund(p_outside jsonb, out is_new boolean)
language plpgsql as $$
declare
  told record;
begin
  select * into told from jsonb_to_record(p_outside) as o (
    event_id uuid, payment_id uuid, amount bigint, dedupe_key text);
  perform from payment p where p.event_id = told.event_id and p.payment_id = told.payment_id for update;
  is_new := not exists (select from ledger_transaction t where t.dedupe_key = told.dedupe_key);
  if is_new then
    update payment p set outside_refunded = p.outside_refunded + told.amount, updated_at = foyer_now()
      where p.event_id = told.event_id and p.payment_id = told.payment_id;
  end if;
end
$$;

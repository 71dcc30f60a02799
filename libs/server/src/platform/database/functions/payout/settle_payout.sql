-- Records what became of a payout: 'paid', with the gateway's id; 'failed', with the reason, as the gateway answered or
-- reported later; or 'due' again, after a failure, as a new attempt that asks anew where to pay, with the reason if it is
-- tried again by itself. `delivery` is what a provider reports of one that it accepted. Locks the payout; the table of states decides whether it can become so.
-- @returns is_new: false if the payout is in that state already or cannot be; then nothing changes
create or replace function settle_payout(p_settlement jsonb, out is_new boolean)
language plpgsql as $$
declare
  settlement record;
begin
  select * into settlement from jsonb_to_record(p_settlement) as s (
    payout_id uuid, attempt integer, state text, gateway_payout_id text, reason text, delivery text);
  perform from payout p
    join state_transition t on t.machine = 'payout' and t.from_state = p.state and t.to_state = settlement.state
    where p.payout_id = settlement.payout_id and p.attempt = settlement.attempt
    for update of p;
  is_new := found;
  if is_new then
    update payout p
      set state = settlement.state, failure_reason = settlement.reason,
        delivery = settlement.delivery,
        paid_at = case settlement.state when 'paid' then foyer_now() end, arrived_at = null,
        gateway_payout_id = coalesce(settlement.gateway_payout_id, p.gateway_payout_id),
        asked_at = case settlement.state when 'due' then null else p.asked_at end,
        gateway = case settlement.state when 'due' then null else p.gateway end,
        recipient = case settlement.state when 'due' then null else p.recipient end,
        attempt = p.attempt + case settlement.state when 'due' then 1 else 0 end, updated_at = foyer_now()
      where p.payout_id = settlement.payout_id;
  end if;
end
$$;

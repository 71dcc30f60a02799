-- Records what became of a refund: 'refunded', with the gateway's id; 'failed', as the gateway reported later; or 'due'
-- again, after a failure, under a new attempt. Locks the refund; the table of states decides whether it can become so.
-- @returns is_new: false if the refund is in that state already or cannot be; then nothing changes
create or replace function settle_refund(p_settlement jsonb, out is_new boolean)
language plpgsql as $$
declare
  settlement record;
begin
  select * into settlement from jsonb_to_record(p_settlement) as s (
    event_id uuid, refund_id uuid, attempt integer, state text, gateway_refund_id text);
  perform from refund r
    join state_transition t on t.machine = 'refund' and t.from_state = r.state and t.to_state = settlement.state
    where r.event_id = settlement.event_id and r.refund_id = settlement.refund_id and r.attempt = settlement.attempt
    for update of r;
  is_new := found;
  if is_new then
    update refund r
      set state = settlement.state, gateway_refund_id = coalesce(settlement.gateway_refund_id, r.gateway_refund_id),
        attempt = r.attempt + case settlement.state when 'due' then 1 else 0 end, updated_at = foyer_now()
      where r.event_id = settlement.event_id and r.refund_id = settlement.refund_id;
  end if;
end
$$;

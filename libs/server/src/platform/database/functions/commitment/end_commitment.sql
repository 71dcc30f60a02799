-- Ends a live commitment and settles its hold: state 'paid' counts as bought what it counted, 'released' gives it back.
-- The caller has locked buyer and commitment, and has sold or given back what it holds.
create or replace function end_commitment(p_end jsonb) returns void
language plpgsql as $$
declare
  ending record;
  own record;
begin
  select * into ending from jsonb_to_record(p_end) as e (event_id uuid, commitment_id uuid, state text);
  update commitment c set state = ending.state
    where c.event_id = ending.event_id and c.commitment_id = ending.commitment_id and commitment_is_live(c.state)
    returning c.user_id, coalesce(c.counted, c.quantity) as counts into strict own;
  update hold h set settled = true
    where h.commitment_id = ending.commitment_id and h.event_id = ending.event_id;
  if ending.state = 'released' then
    delete from discount_use u using hold h
      where h.commitment_id = ending.commitment_id and h.event_id = ending.event_id
        and u.event_id = h.event_id and u.hold_id = h.hold_id and u.used_at is null;
  end if;
  perform move_buyer_count(jsonb_build_object('event_id', ending.event_id, 'user_id', own.user_id,
    'committed', -own.counts, 'bought', case when ending.state = 'paid' then own.counts end));
end
$$;

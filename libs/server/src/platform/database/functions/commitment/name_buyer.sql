-- Names the buyer of a held commitment that was opened for an unknown one, and counts it for that buyer, whom the caller has
-- locked.
-- @returns is_named: false if it has a buyer already, or is no longer held; then nothing changes
create or replace function name_buyer(p_named jsonb, out is_named boolean)
language plpgsql as $$
declare
  named record;
  counts integer;
begin
  select * into named from jsonb_to_record(p_named) as n (event_id uuid, commitment_id uuid, user_id uuid);
  perform from commitment c left join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
    where c.event_id = named.event_id and c.commitment_id = named.commitment_id and c.user_id is null
      and commitment_phase(c.state, h.held_until) = 'held'
    for update of c;
  is_named := found;
  if not is_named then
    return;
  end if;
  update commitment c set user_id = named.user_id
    where c.event_id = named.event_id and c.commitment_id = named.commitment_id
    returning coalesce(c.counted, c.quantity) into counts;
  perform move_buyer_count(jsonb_build_object('event_id', named.event_id, 'user_id', named.user_id,
    'committed', counts));
end
$$;

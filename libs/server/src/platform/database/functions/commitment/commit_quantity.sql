-- Changes the quantity of a commitment whose hold is running, or in another phase that the caller names, and moves its
-- buyer's count by the difference. Locks the commitment and increments its version, so that concurrent calls with a
-- snapshot of it read it again. The caller has locked the buyer.
-- @returns is_current: false if the commitment has another version than `version`, or can't be changed any more; then
-- nothing changes
create or replace function commit_quantity(p_target jsonb, out is_current boolean)
language plpgsql as $$
declare
  target record;
  before record;
  counted_now integer;
begin
  select * into target from jsonb_to_record(p_target) as t (
    event_id uuid, commitment_id uuid, quantity integer,
    -- {product} that count against limits; if absent, as before, but at most all.
    counts_as integer,
    -- Card that is to be charged later; the same as before if absent.
    pledged_card_id uuid,
    -- Of a snapshot, if there is one.
    version integer,
    -- 'held' if absent.
    phase text);

  select c.user_id, c.counted, coalesce(c.counted, c.quantity) as counts into before from commitment c
    left join hold h on h.commitment_id = c.commitment_id and h.event_id = c.event_id
    where c.event_id = target.event_id and c.commitment_id = target.commitment_id
      and c.version = coalesce(target.version, c.version)
      and commitment_phase(c.state, h.held_until) = coalesce(target.phase, 'held')
    for update of c;
  is_current := found;
  if not is_current then
    return;
  end if;
  counted_now := coalesce(target.counts_as,
    case when before.counted is not null then least(before.counted, target.quantity) end);
  update commitment c set quantity = target.quantity, counted = counted_now,
      pledged_card_id = coalesce(target.pledged_card_id, c.pledged_card_id)
    where c.event_id = target.event_id and c.commitment_id = target.commitment_id;
  perform move_buyer_count(jsonb_build_object('event_id', target.event_id, 'user_id', before.user_id,
    'committed', coalesce(counted_now, target.quantity) - before.counts));
end
$$;

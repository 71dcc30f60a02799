-- Locks, in order of id, the buyers whose counts a capture moves: the commitment's own, and those of the orders of the
-- {product} that it gives up.
create or replace function lock_buyers_of_capture(p_event_id uuid, p_commitment_id uuid, p_user_id uuid) returns void
language plpgsql as $$
begin
  perform from event_buyer b
    where b.event_id = p_event_id and b.user_id = any(p_user_id || array(
      select o.user_id from commitment_token g join token t using (event_id, token_id)
      join purchase_order o on o.event_id = t.event_id and o.order_id = t.order_id
      where g.event_id = p_event_id and g.commitment_id = p_commitment_id))
    order by b.user_id for update;
end
$$;

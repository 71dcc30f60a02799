-- Moves the counts of a buyer by differences: {product} bought, and committed by live commitments. The caller has
-- locked the buyer; a commitment without a user counts against no buyer.
create or replace function move_buyer_count(p_count jsonb) returns void
language plpgsql as $$
declare
  moved record;
begin
  select * into moved from jsonb_to_record(p_count) as c (
    event_id uuid, user_id uuid,
    -- Differences; absent for none.
    committed integer, bought integer);

  if moved.user_id is null or (coalesce(moved.committed, 0) = 0 and coalesce(moved.bought, 0) = 0) then
    return;
  end if;
  update event_buyer b
    set committed = b.committed + coalesce(moved.committed, 0), bought = b.bought + coalesce(moved.bought, 0)
    where b.event_id = moved.event_id and b.user_id = moved.user_id;
  if not found then
    raise exception 'buyer % of event % is not locked', moved.user_id, moved.event_id;
  end if;
end
$$;

-- Counts a buyer's refused cards in the time window of the limit [C8.09].
create or replace function count_refusals(p_user_id uuid, p_window_ms bigint) returns integer
language sql stable parallel safe as $$
  select count(*)::integer from payment_refusal r
    where r.user_id = p_user_id and r.refused_at > foyer_now() - p_window_ms * interval '1 millisecond'
$$;

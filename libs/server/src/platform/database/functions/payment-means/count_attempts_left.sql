-- Counts the attempts to pay that a commitment has left: cards that were refused for it in the time window count
-- [C8.09, C9.10].
create or replace function count_attempts_left(
  p_event_id uuid, p_commitment_id uuid, p_most_attempts integer, p_window_ms bigint
) returns integer language sql stable parallel safe as $$
  select greatest(0, p_most_attempts - count(*)::integer) from payment p
    join payment_attempt a on a.event_id = p.event_id and a.payment_id = p.payment_id
    join payment_refusal r on r.user_id = p.user_id and r.attempt_id = a.attempt_id
    where p.event_id = p_event_id and p.commitment_id = p_commitment_id
      and r.refused_at > foyer_now() - p_window_ms * interval '1 millisecond'
$$;

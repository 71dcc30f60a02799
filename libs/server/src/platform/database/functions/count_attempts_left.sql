-- Counts a buyer's remaining attempts to pay: refused cards of the time window count, for any cart [C8.09, C9.10].
create or replace function count_attempts_left(p_user_id uuid, p_most_attempts integer, p_window_ms bigint)
returns integer language sql stable parallel safe as $$
  select greatest(0, p_most_attempts - count(*)::integer) from payment_refusal r
    where r.user_id = p_user_id and r.refused_at > foyer_now() - p_window_ms * interval '1 millisecond'
$$;

-- Counts the cards of a buyer that may still be refused in the time window, for any commitment: a new cart gives new
-- attempts, and who tries stolen cards has many carts [C9.10].
create or replace function count_refusals_left(p_user_id uuid, p_most_refusals integer, p_window_ms bigint)
returns integer language sql stable parallel safe as $$
  select greatest(0, p_most_refusals - count(*)::integer) from payment_refusal r
    where r.user_id = p_user_id and r.refused_at > foyer_now() - p_window_ms * interval '1 millisecond'
$$;

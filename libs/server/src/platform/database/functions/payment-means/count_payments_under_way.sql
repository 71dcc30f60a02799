-- Counts a buyer's payments in progress, for all events: they may still be refused [C8.09].
create or replace function count_payments_under_way(p_user_id uuid) returns integer
language sql stable parallel safe as $$
  select count(*)::integer from payment p where p.user_id = p_user_id and payment_is_under_way(p.state)
$$;

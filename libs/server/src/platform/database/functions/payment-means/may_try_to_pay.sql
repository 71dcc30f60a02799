-- Tells whether a buyer may try to pay for a commitment. Payments in progress may still be refused, so they count: twenty
-- carts paid at once can't get around the limit of refused cards [C8.09]. It holds under the lock of the wallet alone.
-- @returns 'yes'; 'no': too many cards were refused for it; 'notToday': too many of the buyer's, for any commitment;
--   'later': once a payment in progress is settled
create or replace function may_try_to_pay(
  p_user_id uuid, p_event_id uuid, p_commitment_id uuid, p_most_attempts integer, p_most_refusals integer,
  p_window_ms bigint
) returns text
language plpgsql stable as $$
declare
  refusals_left integer := count_refusals_left(p_user_id, p_most_refusals, p_window_ms);
begin
  return case
    when count_attempts_left(p_event_id, p_commitment_id, p_most_attempts, p_window_ms) = 0 then 'no'
    when refusals_left = 0 then 'notToday'
    when count_payments_under_way(p_user_id) < refusals_left then 'yes'
    else 'later' end;
end
$$;

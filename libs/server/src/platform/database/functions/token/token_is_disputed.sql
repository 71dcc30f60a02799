-- Tells whether a buyer's bank disputes a payment of a {product}, or has taken it back: that of its order, or of one that it
-- took the place of by an upgrade.
create or replace function token_is_disputed(p_event_id uuid, p_token_id uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (
    with recursive paid as (
      select t.order_id, t.upgrades_id from token t where t.event_id = p_event_id and t.token_id = p_token_id
      union all
      select t.order_id, t.upgrades_id from paid join token t on t.event_id = p_event_id and t.token_id = paid.upgrades_id)
    select from paid join purchase_order o on o.order_id = paid.order_id
      join payment p on p.event_id = o.event_id and p.payment_id = o.payment_id
    where p.state in ('disputed', 'chargedBack'));
end
$$;

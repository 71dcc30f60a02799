-- Returns the organisation that has the money of a payment: by its own gateway account, or by its terminal of Square.
-- Null: the platform's gateway has it, or the seller who took it in cash.
create or replace function payment_settled_by(p_payment payment) returns uuid language sql stable as $$
  select case p_payment.payment_type
    when 'SquarePOS' then (select e.client_id from event e where e.event_id = p_payment.event_id)
    else (select g.client_id from gateway_account g where g.gateway_account_id = p_payment.gateway_account_id) end
$$;

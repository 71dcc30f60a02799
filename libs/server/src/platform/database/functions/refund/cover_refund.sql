-- Decides how much of a due refund the buyer has already, by what was given back at the gateway by other means and covers
-- no other refund. Decided once, before the gateway is asked for the rest; again only after it refused, so that it has
-- given nothing. Locks the payment.
create or replace function cover_refund(p_refund jsonb, out covered_amount bigint)
language plpgsql as $$
declare
  wanted record;
begin
  select * into wanted from jsonb_to_record(p_refund) as r (event_id uuid, refund_id uuid, again boolean);
  perform from payment p join refund r using (event_id, payment_id)
    where r.event_id = wanted.event_id and r.refund_id = wanted.refund_id for update of p;
  update refund r set covered_amount = least(r.amount, p.outside_refunded - coalesce((
      select sum(o.covered_amount) from refund o where o.event_id = r.event_id and o.payment_id = r.payment_id
        and o.refund_id <> r.refund_id), 0))
    from payment p
    where r.event_id = wanted.event_id and r.refund_id = wanted.refund_id and r.state = 'due'
      and (r.covered_amount is null or wanted.again)
      and p.event_id = r.event_id and p.payment_id = r.payment_id;
  select coalesce(r.covered_amount, 0) into cover_refund.covered_amount from refund r
    where r.event_id = wanted.event_id and r.refund_id = wanted.refund_id;
end
$$;

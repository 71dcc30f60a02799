-- Opens a refund of a captured payment: of an order, by the charges that it takes back, or of money that bought nothing,
-- as a whole. Locks the payment, so that the refunds of an order are never more than was captured for it. The refund is
-- due from then on. If the order has a tax invoice, a credit note corrects it.
-- @returns 'opened'; 'known': there is a refund with this id; 'refused': nothing captured, or not as much, is left
create or replace function open_refund(p_refund jsonb, out outcome text)
language plpgsql as $$
declare
  wanted record;
  paid record;
  at_once timestamptz := foyer_now();
  left_amount bigint;
begin
  select * into wanted from jsonb_to_record(p_refund) as r (
    event_id uuid, refund_id uuid, payment_id uuid, order_id uuid, amount bigint, currency text, reason text,
    -- [{ charge_number, amount }]; absent without an order.
    charges jsonb);

  select p.state, p.captured_amount into paid from payment p
    where p.event_id = wanted.event_id and p.payment_id = wanted.payment_id for update;
  outcome := 'known';
  if exists (select from refund r where r.event_id = wanted.event_id and r.refund_id = wanted.refund_id) then
    return;
  end if;
  outcome := 'refused';
  if paid.state is distinct from 'captured' or wanted.amount < 0 then
    return;
  end if;
  left_amount := paid.captured_amount - coalesce((select sum(r.amount) from refund r
    where r.event_id = wanted.event_id and r.payment_id = wanted.payment_id), 0);
  if wanted.amount > left_amount then
    return;
  end if;
  if wanted.order_id is not null then
    perform from charge c where c.event_id = wanted.event_id and c.order_id = wanted.order_id
      order by c.charge_number for update;
    if exists (select from jsonb_to_recordset(wanted.charges) as t (charge_number integer, amount bigint)
        left join charge c on c.event_id = wanted.event_id and c.order_id = wanted.order_id
          and c.charge_number = t.charge_number
        where c.amount is null or sign(t.amount) is distinct from sign(c.amount)
          or abs(c.refunded_amount + t.amount) > abs(c.amount))
      or wanted.amount <> (select coalesce(sum(t.amount), 0)
        from jsonb_to_recordset(wanted.charges) as t (charge_number integer, amount bigint))
    then
      return;
    end if;
  end if;

  insert into refund (event_id, refund_id, payment_id, order_id, state, amount, currency, reason, created_at, updated_at)
    values (wanted.event_id, wanted.refund_id, wanted.payment_id, wanted.order_id, 'due', wanted.amount,
      wanted.currency, wanted.reason, at_once, at_once);
  if wanted.order_id is not null then
    -- A free refund takes nothing off an invoice.
    insert into credit_note (event_id, refund_id, issued_at)
      select o.event_id, wanted.refund_id, at_once from purchase_order o
      where o.event_id = wanted.event_id and o.order_id = wanted.order_id and o.invoice_to is not null
        and wanted.amount > 0;
    insert into refund_charge (event_id, refund_id, order_id, charge_number, amount)
      select wanted.event_id, wanted.refund_id, wanted.order_id, t.charge_number, t.amount
      from jsonb_to_recordset(wanted.charges) as t (charge_number integer, amount bigint);
    update charge c set refunded_amount = c.refunded_amount + t.amount
      from jsonb_to_recordset(wanted.charges) as t (charge_number integer, amount bigint)
      where c.event_id = wanted.event_id and c.order_id = wanted.order_id and c.charge_number = t.charge_number;
    update purchase_order o
      -- The amounts of a free order say nothing: return_stock tells when all of it is returned.
      set state = case when wanted.amount = left_amount and paid.captured_amount > 0 then 'refunded'
        else 'partlyRefunded' end
      where o.event_id = wanted.event_id and o.order_id = wanted.order_id and o.state <> 'refunded';
  end if;
  outcome := 'opened';
end
$$;

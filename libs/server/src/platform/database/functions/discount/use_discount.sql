-- Counts the use of the promo code of a hold whose commitment is paid, if it lowered the order; else gives it back. Without
-- a code, changes nothing. The caller has locked the commitment and written the charges of the order.
create or replace function use_discount(p_use jsonb) returns void
language plpgsql as $$
declare
  target record;
  own_id uuid;
begin
  select * into target from jsonb_to_record(p_use) as t (event_id uuid, hold_id uuid, order_id uuid, used_at timestamptz);
  delete from discount_use u using discount d
    where u.event_id = target.event_id and u.hold_id = target.hold_id and u.used_at is null
      and d.event_id = u.event_id and d.discount_id = u.discount_id
      and not exists (select from charge c where c.event_id = u.event_id and c.order_id = target.order_id
        and c.kind = 'discount' and c.code = d.code);
  update discount_use u set used_at = target.used_at
    where u.event_id = target.event_id and u.hold_id = target.hold_id and u.used_at is null
    returning u.discount_id into own_id;
  if found then
    update discount d set used = d.used + 1 where d.event_id = target.event_id and d.discount_id = own_id;
  end if;
end
$$;

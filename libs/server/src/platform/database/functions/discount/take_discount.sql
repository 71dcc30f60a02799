-- Sets the promo code of a hold: takes a use of the new one and gives the use of the former back. The caller has locked
-- the buyer, whose uses are counted, and the commitment.
-- @returns null, or why there is no use left, as in discount_refusal; then the caller rolls back
create or replace function take_discount(p_use jsonb, out refusal text)
language plpgsql as $$
declare
  target record;
  former uuid;
begin
  -- `discount_id`: null for none; `user_id`: absent for an unknown person.
  select * into target from jsonb_to_record(p_use) as t (event_id uuid, hold_id uuid, user_id uuid, discount_id uuid);
  select u.discount_id into former from discount_use u
    where u.event_id = target.event_id and u.hold_id = target.hold_id;
  if former is not distinct from target.discount_id then
    return;
  end if;
  delete from discount_use u
    where u.event_id = target.event_id and u.hold_id = target.hold_id and u.used_at is null;
  if target.discount_id is null then
    return;
  end if;
  -- Codes without a cap are never waited for.
  perform from discount d
    where d.event_id = target.event_id and d.discount_id = target.discount_id and d.cap is not null
    for no key update;
  refusal := discount_refusal(p_use);
  if refusal is null then
    insert into discount_use (event_id, hold_id, discount_id, user_id)
      values (target.event_id, target.hold_id, target.discount_id, target.user_id);
  end if;
end
$$;

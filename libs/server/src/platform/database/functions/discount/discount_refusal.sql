-- Returns why no further use of a promo code can be taken: 'promoCodeUsedUp' or 'promoCodeUsedByBuyer'; null if one can.
-- Counts orders and running holds; one that is over counts no more, swept or not.
create or replace function discount_refusal(p_ask jsonb) returns text
language plpgsql volatile as $$
declare
  ask record;
  wanted discount;
begin
  -- `user_id`: absent for an unknown person; `hold_id`: of the asking commitment, whose own use does not count.
  select * into ask from jsonb_to_record(p_ask) as a (event_id uuid, discount_id uuid, user_id uuid, hold_id uuid);
  select * into strict wanted from discount d
    where d.event_id = ask.event_id and d.discount_id = ask.discount_id;
  if wanted.cap is not null and wanted.used + (
      select count(*) from discount_use u
        join hold h on h.event_id = u.event_id and h.hold_id = u.hold_id
        join commitment c on c.event_id = h.event_id and c.commitment_id = h.commitment_id
        where u.event_id = ask.event_id and u.discount_id = ask.discount_id and u.used_at is null
          and u.hold_id is distinct from ask.hold_id
          and commitment_phase(c.state, h.held_until) in ('held', 'paying')) >= wanted.cap then
    return 'promoCodeUsedUp';
  end if;
  if wanted.cap_per_person is not null and ask.user_id is not null and (
      select count(*) from discount_use u
        join hold h on h.event_id = u.event_id and h.hold_id = u.hold_id
        join commitment c on c.event_id = h.event_id and c.commitment_id = h.commitment_id
        where u.event_id = ask.event_id and u.discount_id = ask.discount_id and u.user_id = ask.user_id
          and u.hold_id is distinct from ask.hold_id
          and (u.used_at is not null or commitment_phase(c.state, h.held_until) in ('held', 'paying')))
      >= wanted.cap_per_person then
    return 'promoCodeUsedByBuyer';
  end if;
  return null;
end
$$;

-- Moves the end of a commitment's hold, and of all its seats, {product} and quantities, to a later time; to an earlier one only if
-- `may_shorten` says so. A hold without an end keeps none. The caller has locked the commitment, and what it holds by
-- lock_holdings.
create or replace function move_hold(p_move jsonb) returns void
language plpgsql as $$
declare
  target record;
  own record;
  held record;
  ends_at timestamptz;
begin
  select * into target from jsonb_to_record(p_move) as m (
    event_id uuid, commitment_id uuid, state text,
    -- New end; or the shortest time to hold from now on.
    held_until timestamptz, keep_ms bigint,
    -- Set for the one extension.
    is_extension boolean,
    -- Set after an authorisation, for which it was held for days.
    may_shorten boolean);

  update commitment c set state = target.state
    where c.event_id = target.event_id and c.commitment_id = target.commitment_id;
  select h.hold_id, h.held_until into own from hold h
    where h.commitment_id = target.commitment_id and h.event_id = target.event_id;
  if own.held_until is null then
    return;
  end if;
  ends_at := greatest(case when target.may_shorten then null else own.held_until end, target.held_until,
    foyer_now() + target.keep_ms * interval '1 millisecond');
  if ends_at = own.held_until and target.is_extension is not true then
    return;
  end if;
  update hold h set held_until = ends_at, extended = h.extended or coalesce(target.is_extension, false)
    where h.event_id = target.event_id and h.hold_id = own.hold_id;
  held := held_by(target.event_id, target.commitment_id);
  update event_seat s set held_until = ends_at
    where s.event_id = target.event_id and s.seat_code = any(held.seat_codes);
  update token_hold h set held_until = ends_at
    where h.event_id = target.event_id and h.hold_id = own.hold_id;
  update quantity_hold h set held_until = ends_at
    where h.event_id = target.event_id and h.hold_id = own.hold_id and h.inventory_item_id in (
      select q.item_id from jsonb_to_recordset(held.quantities) as q (item_id uuid));
end
$$;

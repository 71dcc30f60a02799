-- Locks all seats and quantities of a commitment's lines, and the {product} that it gives up, until the commit, in the order of every sale, if it still
-- holds them, expired or not. The caller has locked the commitment.
-- @returns is_whole: false if the commitment has lost any of them, or the seller of one has frozen all, or, before its payment
-- has started, a listing in it has ended; else what it holds, as in held_by
create or replace function lock_holdings(
  p_event_id uuid, p_commitment_id uuid, out is_whole boolean, out hold_id uuid, out seat_codes text[],
  out quantities jsonb, out gives_up boolean
) language plpgsql as $$
declare
  locked integer;
  wanted record;
begin
  select h.hold_id, h.seat_codes, h.quantities
    into lock_holdings.hold_id, lock_holdings.seat_codes, lock_holdings.quantities
    from held_by(p_event_id, p_commitment_id) h;
  is_whole := false;
  gives_up := exists (select from commitment_token g
    where g.event_id = p_event_id and g.commitment_id = p_commitment_id);
  if gives_up then
    -- Seats that will go back are locked together with those that are held.
    perform from event_seat s
      where s.event_id = p_event_id and s.seat_code = any(lock_holdings.seat_codes || array(
        select t.seat_code from commitment_token g join token t using (event_id, token_id)
        where g.event_id = p_event_id and g.commitment_id = p_commitment_id and g.line_id is null
          and t.seat_code is not null))
      order by s.seat_code for update;
  end if;
  perform from event_seat s
    where s.event_id = p_event_id and s.seat_code = any(lock_holdings.seat_codes)
      and s.state = 'held' and s.hold_id = lock_holdings.hold_id
    order by s.seat_code for update;
  get diagnostics locked = row_count;
  if locked <> cardinality(lock_holdings.seat_codes) then
    return;
  end if;
  if gives_up then
    perform from commitment_token g join token t using (event_id, token_id)
      join token_hold h using (event_id, token_id) join user_account u on u.user_id = t.owner_id
      where g.event_id = p_event_id and g.commitment_id = p_commitment_id and t.state = g.from_state
        and h.hold_id = lock_holdings.hold_id and (t.state <> 'selling' or u.tokens_frozen_at is null)
      order by t.token_id for no key update of t;
    get diagnostics locked = row_count;
    if locked <> (select count(*) from commitment_token g
        where g.event_id = p_event_id and g.commitment_id = p_commitment_id) then
      return;
    end if;
    if exists (select from commitment_line l join commitment c using (event_id, commitment_id)
        join listing g on g.event_id = l.event_id and g.listing_id = l.source_id
        where l.event_id = p_event_id and l.commitment_id = p_commitment_id and l.price_source = 'listing'
          and (g.state <> 'active' or c.state = 'open' and listing_end_reason(g) is not null)) then
      return;
    end if;
  end if;
  for wanted in select q.item_id as id, q.allotment_id, q.quantity
    from jsonb_to_recordset(lock_holdings.quantities) as q (item_id uuid, allotment_id uuid, quantity integer)
  loop
    perform from quantity_hold h where h.event_id = p_event_id and h.inventory_item_id = wanted.id
      and h.hold_id = lock_holdings.hold_id and h.allotment_id is not distinct from wanted.allotment_id
      and h.quantity = wanted.quantity
      for update;
    if not found then
      return;
    end if;
  end loop;
  is_whole := true;
end
$$;

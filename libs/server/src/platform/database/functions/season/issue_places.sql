-- Issues the places of a membership for several events, in order of event id. Each event has a commitment of its own, which
-- is held, sold and ended here: nothing is left to be paid. The membership is written in the same transaction. After any
-- outcome but 'issued', the caller rolls back.
-- @returns 'issued'; 'seatsLost': of the event `event_id`, only `seat_codes` were free; 'soldOut': of its item `item_id`,
-- only `available` are left
create or replace function issue_places(
  p_issue jsonb, out outcome text, out event_id uuid, out seat_codes text[], out item_id uuid, out available integer
) language plpgsql as $$
declare
  issue record;
  place record;
  claimed record;
  wanted record;
begin
  select * into issue from jsonb_to_record(p_issue) as i (
    user_id uuid, issued_at timestamptz,
    -- [{ event_id, commitment_id, hold_id, quantity, lines: rows of commitment_line, picked: seats, picked_from: their
    -- allotments, quantities: as in claim_hold, tokens: rows of token }]
    places jsonb);

  for place in select p.* from jsonb_to_recordset(issue.places) as p (event_id uuid, commitment_id uuid, hold_id uuid,
      quantity integer, lines jsonb, picked text[], picked_from uuid[], quantities jsonb, tokens jsonb)
    order by p.event_id
  loop
    perform open_commitment(jsonb_build_object('event_id', place.event_id, 'commitment_id', place.commitment_id,
      'kind', 'seasonPlace', 'user_id', issue.user_id, 'quantity', place.quantity, 'counts_as', 0,
      'hold_id', place.hold_id));
    perform replace_lines(jsonb_build_object('event_id', place.event_id, 'commitment_id', place.commitment_id,
      'lines', place.lines));
    claimed := claim_hold(jsonb_build_object('event_id', place.event_id, 'hold_id', place.hold_id,
      'picked', place.picked, 'picked_from', place.picked_from, 'quantities', place.quantities));
    if claimed.outcome <> 'held' then
      outcome := claimed.outcome;
      event_id := place.event_id;
      seat_codes := claimed.seat_codes;
      item_id := claimed.item_id;
      available := claimed.available;
      return;
    end if;
    update event_seat s set state = 'sold', hold_id = null, held_until = null
      where s.event_id = place.event_id and s.seat_code = any(place.picked) and s.hold_id = place.hold_id;
    update commitment c set state = 'paying'
      where c.event_id = place.event_id and c.commitment_id = place.commitment_id;
    perform end_commitment(jsonb_build_object('event_id', place.event_id, 'commitment_id', place.commitment_id,
      'state', 'paid'));
    perform issue_tokens(jsonb_build_object('tokens', place.tokens, 'reason', 'season', 'issued_at', issue.issued_at));
    -- Last, as in capture_payment: every sale of the item updates this row.
    for wanted in select q.item_id as id, q.allotment_id, q.quantity
      from jsonb_to_recordset(place.quantities) as q (item_id uuid, allotment_id uuid, quantity integer)
      order by q.item_id, q.allotment_id
    loop
      delete from quantity_hold h where h.event_id = place.event_id and h.inventory_item_id = wanted.id
        and h.hold_id = place.hold_id and h.allotment_id is not distinct from wanted.allotment_id;
      update inventory_item i set held = i.held - wanted.quantity, sold = i.sold + wanted.quantity
        where i.event_id = place.event_id and i.inventory_item_id = wanted.id;
      if wanted.allotment_id is not null then
        update item_allotment a set held = a.held - wanted.quantity, sold = a.sold + wanted.quantity
          where a.event_id = place.event_id and a.inventory_item_id = wanted.id
            and a.allotment_id = wanted.allotment_id;
      end if;
    end loop;
  end loop;
  outcome := 'issued';
end
$$;

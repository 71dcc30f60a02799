-- Reads what the lines of a commitment hold of the stock: seats, and unseated quantities as
-- [{ item_id, allotment_id, quantity }] in order of id.
create or replace function held_by(
  p_event_id uuid, p_commitment_id uuid, out hold_id uuid, out seat_codes text[], out quantities jsonb
) language plpgsql stable as $$
begin
  hold_id := (select h.hold_id from hold h where h.commitment_id = p_commitment_id and h.event_id = p_event_id);
  seat_codes := array(select unnest(l.seat_codes) from commitment_line l
    where l.event_id = p_event_id and l.commitment_id = p_commitment_id and not l.from_tokens);
  quantities := (select coalesce(jsonb_agg(q order by q.item_id, q.allotment_id), '[]') from (
    select l.inventory_item_id as item_id, l.allotment_id, sum(l.units)::integer as quantity from line_part l
      where l.event_id = p_event_id and l.commitment_id = p_commitment_id and not l.is_seated and l.units > 0
      group by l.inventory_item_id, l.allotment_id) q);
end
$$;

-- Returns seats as JSON, for a snapshot, with whether they are free, and their hold, over or not; null if there are
-- none.
create or replace function seats_as_json(p_event_id uuid, p_seat_codes text[]) returns json
language plpgsql stable as $$
begin
  return (select json_agg(json_build_object('seatCode', s.seat_code, 'sectionCode', s.section_code,
      'row', s.row_label, 'seat', s.seat_label, 'kind', s.kind, 'rowRank', s.row_rank,
      'adjacencyIndex', s.adjacency_index, 'inventoryItemId', s.inventory_item_id, 'allotmentId', s.allotment_id,
      'isFree', seat_is_free(s.state, s.held_until, foyer_now()),
      'owner', case when s.state = 'held' then s.hold_id end))
    from event_seat s where s.event_id = p_event_id and s.seat_code = any(p_seat_codes));
end
$$;

-- Gives back what a live commitment still holds, and ends it. The caller has locked buyer and commitment.
create or replace function release_commitment(p_commitment jsonb) returns void
language plpgsql as $$
declare
  released record;
  held record;
  given record;
begin
  select * into released from jsonb_to_record(p_commitment) as c (event_id uuid, commitment_id uuid);
  held := held_by(released.event_id, released.commitment_id);
  if cardinality(held.seat_codes) > 0 then
    perform give_seats_back(jsonb_build_object('event_id', released.event_id, 'hold_id', held.hold_id,
      'seat_codes', held.seat_codes));
  end if;
  delete from token_hold h where h.event_id = released.event_id and h.hold_id = held.hold_id;
  for given in select q.item_id as id, q.allotment_id
    from jsonb_to_recordset(held.quantities) as q (item_id uuid, allotment_id uuid)
  loop
    perform hold_quantity(jsonb_build_object('event_id', released.event_id, 'hold_id', held.hold_id,
      'item_id', given.id, 'allotment_id', given.allotment_id, 'quantity', 0));
  end loop;
  perform end_commitment(jsonb_build_object('event_id', released.event_id,
    'commitment_id', released.commitment_id, 'state', 'released'));
end
$$;

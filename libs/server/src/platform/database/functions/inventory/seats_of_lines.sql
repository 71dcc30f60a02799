-- Lists the seats of a commitment's lines, held or taken over from {product} that it gives up.
create or replace function seats_of_lines(p_event_id uuid, p_commitment_id uuid) returns text[]
language plpgsql stable as $$
begin
  return array(select unnest(l.seat_codes) from commitment_line l
    where l.event_id = p_event_id and l.commitment_id = p_commitment_id);
end
$$;

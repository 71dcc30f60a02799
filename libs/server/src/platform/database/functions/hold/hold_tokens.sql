-- Holds the {product} that a commitment gives up, [{ token_id, from_state }], locked by id, and lets those go that it
-- does not name.
-- @returns false if one has another state, or is in another hold that is not over; then the caller rolls back
create or replace function hold_tokens(p_target jsonb) returns boolean
language plpgsql as $$
declare
  target record;
  wanted integer;
  counted integer;
begin
  select * into target from jsonb_to_record(p_target) as t (
    event_id uuid, hold_id uuid, held_until timestamptz, given_up jsonb);
  wanted := jsonb_array_length(target.given_up);
  perform from token t
    join jsonb_to_recordset(target.given_up) as g (token_id uuid, from_state text) using (token_id)
    where t.event_id = target.event_id and t.state = g.from_state
    order by t.token_id for no key update of t;
  get diagnostics counted = row_count;
  if counted <> wanted then
    return false;
  end if;
  delete from token_hold h where h.event_id = target.event_id and h.hold_id = target.hold_id
    and h.token_id not in (select g.token_id from jsonb_to_recordset(target.given_up) as g (token_id uuid));
  insert into token_hold as h (event_id, token_id, hold_id, held_until)
    select target.event_id, g.token_id, target.hold_id, target.held_until
    from jsonb_to_recordset(target.given_up) as g (token_id uuid)
    on conflict (event_id, token_id) do update set hold_id = excluded.hold_id, held_until = excluded.held_until
      where h.hold_id = excluded.hold_id or hold_is_over(h.held_until, foyer_now());
  get diagnostics counted = row_count;
  return counted = wanted;
end
$$;

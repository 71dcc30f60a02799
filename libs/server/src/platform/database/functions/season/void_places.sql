-- Voids the {product} that seasons have for one event, at most so many, and puts their places back on sale. Nobody is
-- refunded by it: who paid for a season paid its organiser.
-- @returns how many
create or replace function void_places(p_void jsonb) returns integer language plpgsql as $$
declare
  voided record;
  token_ids uuid[];
  codes text[];
  freed jsonb;
  wanted record;
begin
  select * into voided from jsonb_to_record(p_void) as v (event_id uuid, reason text, most integer);
  token_ids := array(select t.token_id from token t
    where t.event_id = voided.event_id and t.origin_kind = 'seasonMembership' and t.state <> 'voided'
    order by t.token_id limit voided.most);
  if cardinality(token_ids) = 0 then
    return 0;
  end if;
  codes := array(select t.seat_code from token t
    where t.event_id = voided.event_id and t.token_id = any(token_ids) and t.seat_code is not null);
  perform from event_seat s where s.event_id = voided.event_id and s.seat_code = any(codes)
    order by s.seat_code for update;
  update event_seat s set state = 'available'
    where s.event_id = voided.event_id and s.seat_code = any(codes) and s.state = 'sold';
  freed := freed_units(voided.event_id, token_ids);
  if move_token(jsonb_build_object('reason', voided.reason, 'tokens', (
      select jsonb_agg(jsonb_build_object('event_id', t.event_id, 'token_id', t.token_id, 'from_state', t.state,
        'to_state', 'voided') order by t.token_id)
      from token t where t.event_id = voided.event_id and t.token_id = any(token_ids)))) <> 'moved' then
    raise exception 'a {product} of event % has changed', voided.event_id using errcode = 'serialization_failure';
  end if;
  for wanted in select f.item_id, f.allotment_id, f.quantity
    from jsonb_to_recordset(freed) as f (item_id uuid, allotment_id uuid, quantity integer)
    order by f.item_id, f.allotment_id
  loop
    perform put_units_back(voided.event_id, wanted.item_id, wanted.allotment_id, wanted.quantity);
  end loop;
  return cardinality(token_ids);
end
$$;

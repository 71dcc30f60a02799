-- Reads the buyer's snapshot of a sale: the open cart with its lines, the requested seats and those of the cart. Locks
-- nothing; writers pass on what they have read.
-- @returns counted: {product} that the buyer has bought and committed, the cart's among them; allowed: their limit
create or replace function sale_snapshot(p_ask jsonb)
returns table (now timestamptz, sale_version uuid, counted integer, allowed integer, cart json, seats json)
language plpgsql stable as $$
declare
  ask record;
  own_id uuid;
  codes text[];
begin
  select * into ask from jsonb_to_record(p_ask) as a (event_id uuid, user_id uuid, seat_codes text[]);
  codes := ask.seat_codes;
  own_id := (select c.commitment_id from commitment c
    where c.event_id = ask.event_id and c.user_id = ask.user_id and c.kind = 'cart' and commitment_is_live(c.state));
  if own_id is not null then
    codes := codes || seats_of_lines(ask.event_id, own_id);
    cart := commitment_as_json(ask.event_id, own_id);
  end if;
  if cardinality(codes) > 0 then
    seats := seats_as_json(ask.event_id, codes);
  end if;
  return query
    select foyer_now(), e.sale_version, coalesce(b.bought + b.committed, 0),
      buyer_limit(e.max_per_person, coalesce(b.bought, 0), coalesce(b.committed, 0)),
      sale_snapshot.cart, sale_snapshot.seats
    from event e left join event_buyer b on b.event_id = e.event_id and b.user_id = ask.user_id
    where e.event_id = ask.event_id and e.published;
end
$$;

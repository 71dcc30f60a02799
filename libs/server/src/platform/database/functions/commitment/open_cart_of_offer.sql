-- Turns the offer of a wait list, or a win of a draw, into an open cart with the same hold, which gets an end. The
-- caller has locked buyer and commitment, what it holds, and has seen that the buyer has no open cart.
create or replace function open_cart_of_offer(p_cart jsonb) returns void
language plpgsql as $$
declare
  claimed record;
  held record;
begin
  select * into claimed from jsonb_to_record(p_cart) as c (
    event_id uuid, commitment_id uuid, purchase_token_hash bytea, purchase_token_sealed bytea,
    first_held_at timestamptz, held_until timestamptz);
  update commitment c set kind = 'cart', is_request = false
    where c.event_id = claimed.event_id and c.commitment_id = claimed.commitment_id;
  insert into cart (event_id, commitment_id, purchase_token_hash, purchase_token_sealed)
    values (claimed.event_id, claimed.commitment_id, claimed.purchase_token_hash, claimed.purchase_token_sealed);
  held := held_by(claimed.event_id, claimed.commitment_id);
  update hold h set first_held_at = claimed.first_held_at, held_until = claimed.held_until
    where h.event_id = claimed.event_id and h.hold_id = held.hold_id;
  update event_seat s set held_until = claimed.held_until
    where s.event_id = claimed.event_id and s.seat_code = any(held.seat_codes) and s.hold_id = held.hold_id;
  update token_hold h set held_until = claimed.held_until
    where h.event_id = claimed.event_id and h.hold_id = held.hold_id;
  update quantity_hold h set held_until = claimed.held_until
    where h.event_id = claimed.event_id and h.hold_id = held.hold_id and h.inventory_item_id in (
      select q.item_id from jsonb_to_recordset(held.quantities) as q (item_id uuid));
end
$$;

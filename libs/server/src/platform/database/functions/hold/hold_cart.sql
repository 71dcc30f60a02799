-- Applies a planned hold to a cart if the snapshot it was planned from is still current; else changes nothing. Locks in
-- the order of every sale: buyer, commitment, seats by code, items by id.
-- @returns 'held'; 'changed': take a new snapshot; an outcome of claim_hold; or an outcome of take_answered_key
create or replace function hold_cart(
  p_hold jsonb,
  out outcome text, out stored_answer bytea, out seat_codes text[], out item_id uuid, out available integer
) language plpgsql as $$
declare
  hold record;
begin
  select * into hold from jsonb_to_record(p_hold) as h (
    -- Idempotency key, and the sealed answer to store under it.
    principal text, key text, operation_id text, request_hash bytea, answer bytea,
    -- Snapshot, as in lock_buyer and commit_quantity; a new cart has no version, and opens as in open_commitment.
    event_id uuid, commitment_id uuid, version integer, purchase_token_hash bytea, purchase_token_sealed bytea,
    -- Target, as in claim_hold and replace_lines.
    lines jsonb);

  select k.outcome, k.stored_answer into outcome, stored_answer
    from take_answered_key(hold.principal, hold.key, hold.operation_id, hold.request_hash, hold.answer) k;
  if outcome is not null then
    return;
  end if;

  outcome := 'changed';
  if (lock_buyer(p_hold)).bought is null then
    raise sqlstate 'FY001';
  end if;
  if hold.version is not null then
    if not commit_quantity(p_hold) then
      raise sqlstate 'FY001';
    end if;
  elsif open_commitment(p_hold || '{"kind": "cart"}') then
    insert into cart (event_id, commitment_id, purchase_token_hash, purchase_token_sealed)
      values (hold.event_id, hold.commitment_id, hold.purchase_token_hash, hold.purchase_token_sealed);
  else
    raise sqlstate 'FY001';
  end if;

  perform replace_lines(p_hold);
  select c.outcome, c.seat_codes, c.item_id, c.available into outcome, seat_codes, item_id, available
    from claim_hold(p_hold) c;
  if outcome <> 'held' then
    raise sqlstate 'FY001';
  end if;
exception
  -- Rolled back; the outcome is the reason.
  when sqlstate 'FY001' then
    return;
end
$$;

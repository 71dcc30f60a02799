-- Replaces the lines of a commitment, which the caller has locked, with their further parts, and what it gives up.
create or replace function replace_lines(p_lines jsonb) returns void
language plpgsql as $$
declare
  target record;
begin
  -- `lines`: rows of commitment_line; `parts`: rows of commitment_line_part, absent if there are none; `given_up`: rows
  -- of commitment_token, absent if it gives up what it did before.
  select * into target from jsonb_to_record(p_lines)
    as t (event_id uuid, commitment_id uuid, lines jsonb, parts jsonb, given_up jsonb);
  delete from commitment_line l where l.event_id = target.event_id and l.commitment_id = target.commitment_id;
  insert into commitment_line (event_id, commitment_id, line_id, price_source, source_id, from_tokens,
      marketplace_type, seller_id, seller_sides,
      cart_guid, position, offer_group_id, inventory_item_id, allotment_id, category, seating, quantity, tokens_each, seat_codes, ages,
      fulfilment, may_split, accessible, quoted_units, amount)
    select target.event_id, target.commitment_id, l.line_id, l.price_source, l.source_id,
      coalesce(l.from_tokens, false), l.marketplace_type, l.seller_id, l.seller_sides, l.cart_guid, l.position, l.offer_group_id, l.inventory_item_id, l.allotment_id, l.category, l.seating, l.quantity, l.tokens_each,
      l.seat_codes, l.ages, l.fulfilment, l.may_split, l.accessible, l.quoted_units, l.amount
    from jsonb_populate_recordset(null::commitment_line, target.lines) l;
  if target.parts is not null then
    insert into commitment_line_part (event_id, line_id, part_number, inventory_item_id, units_each, tokens_each)
      select target.event_id, p.line_id, p.part_number, p.inventory_item_id, p.units_each, p.tokens_each
      from jsonb_populate_recordset(null::commitment_line_part, target.parts) p;
  end if;
  if target.given_up is not null then
    delete from commitment_token g where g.event_id = target.event_id and g.commitment_id = target.commitment_id;
    insert into commitment_token (event_id, commitment_id, token_id, line_id, from_state, reason, is_credited)
      select target.event_id, target.commitment_id, g.token_id, g.line_id, g.from_state, g.reason, g.is_credited
      from jsonb_populate_recordset(null::commitment_token, target.given_up) g;
  end if;
end
$$;

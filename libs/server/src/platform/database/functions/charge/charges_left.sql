-- Returns what was paid for a {product}, by recipient, less what was refunded of it:
-- [{ kind, code, amount, recipientKind, recipientId, refundable }].
create or replace function charges_left(p_event_id uuid, p_token_id uuid) returns json
language plpgsql stable as $$
begin
  return (select coalesce(json_agg(json_build_object('kind', c.kind, 'code', c.code,
      'amount', c.amount - c.refunded_amount, 'recipientKind', c.recipient_kind, 'recipientId', c.recipient_id,
      'refundable', c.refundable) order by c.charge_number), '[]')
    from charge c
    where c.event_id = p_event_id and c.token_id = p_token_id and c.amount <> c.refunded_amount);
end
$$;

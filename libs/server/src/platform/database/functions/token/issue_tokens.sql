-- Issues tokens: { tokens: rows of token, reason, actor_id, issued_at }, with the first row of their history. A token
-- of an order line names the line by its cart_guid; one of another origin names origin_kind and origin_id.
create or replace function issue_tokens(p_issue jsonb) returns void
language plpgsql as $$
declare
  issue record;
begin
  select * into issue from jsonb_to_record(p_issue)
    as i (tokens jsonb, reason text, actor_id uuid, issued_at timestamptz);
  with issued as (
    insert into token (event_id, token_id, origin_kind, origin_id, order_id, cart_guid, offer_group_id,
        inventory_item_id, owner_id, holder_id, seating, seat_code, attendance, age_group, paid_amount, paid_currency,
        policy, entry_secret, replaces_id, stock_line_id, upgrades_id, created_at)
      select t.event_id, t.token_id, coalesce(t.origin_kind, 'orderLine'), coalesce(t.origin_id, l.line_id), t.order_id,
        t.cart_guid, t.offer_group_id, t.inventory_item_id, coalesce(t.owner_id, t.holder_id), t.holder_id, t.seating,
        t.seat_code, t.attendance, t.age_group, t.paid_amount, t.paid_currency, t.policy, t.entry_secret,
        t.replaces_id, t.stock_line_id, t.upgrades_id, issue.issued_at
      from jsonb_populate_recordset(null::token, issue.tokens) t
      left join order_line l
        on l.event_id = t.event_id and l.order_id = t.order_id and l.cart_guid = t.cart_guid
      returning event_id, token_id, version, state, owner_id, holder_id, order_id, secret_version)
  insert into token_transition (event_id, token_id, sequence, to_state, to_owner, to_holder, secret_version, reason,
      actor_id, order_id, at)
    select i.event_id, i.token_id, i.version, i.state, i.owner_id, i.holder_id, i.secret_version, issue.reason,
      issue.actor_id, i.order_id, issue.issued_at
    from issued i;
end
$$;

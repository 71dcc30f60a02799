-- Sums what the platform owes a seller or promoter for one event, or, without one, for all of them, and has not set aside
-- for a payout; of one listing, if it is named. Among all events, those that have not taken place count only if the
-- recipient owes for them. What a buyer disputes is not owed meanwhile.
create or replace function owed_to_user(
  p_recipient_kind text, p_user_id uuid, p_currency text, p_event_id uuid, p_source_id uuid
) returns bigint language sql stable as $$
  select case when p_source_id is null then (
      select coalesce(sum(case when p_event_id is not null or took_place then owed else least(owed, 0) end), 0)
      from (
        select event_took_place(e) as took_place, -sum(p.amount) as owed
        from ledger_account a join ledger_posting p using (ledger_account_id)
        join ledger_transaction t using (ledger_transaction_id) join event e on e.event_id = t.event_id
        where a.kind = payout_account(p_recipient_kind) and a.owner_id = p_user_id::text and a.currency = p_currency
          and (p_event_id is null or e.event_id = p_event_id)
        group by e.event_id) as by_event)
    else (
      select coalesce(sum(c.amount - c.refunded_amount), 0)
      from commitment_line l join order_line o on o.event_id = l.event_id and o.line_id = l.line_id
      join purchase_order b on b.event_id = o.event_id and b.order_id = o.order_id
      join payment p on p.event_id = b.event_id and p.payment_id = b.payment_id and p.state = 'captured'
      join charge c on c.event_id = o.event_id and c.order_id = o.order_id and c.cart_guid = o.cart_guid
        and c.recipient_kind = p_recipient_kind and c.recipient_id = p_user_id::text
      where l.event_id = p_event_id and l.source_id = p_source_id and l.seller_id = p_user_id)
      - (select coalesce(sum(y.amount), 0) from payout y
        where y.event_id = p_event_id and y.source_id = p_source_id and y.user_id = p_user_id)
    end::bigint
$$;

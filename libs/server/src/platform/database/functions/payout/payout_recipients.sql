-- Lists whom an event may owe something: its organisation, each seller by listing, and the promoters who earn
-- commission.
create or replace function payout_recipients(p_event_id uuid)
returns table (recipient_kind text, recipient_id uuid, source_id uuid) language sql stable as $$
  select 'organiser', e.client_id, null::uuid from event e where e.event_id = p_event_id
  union all
  select distinct 'seller', l.seller_id, l.source_id
    from commitment_line l join order_line o on o.event_id = l.event_id and o.line_id = l.line_id
    where l.event_id = p_event_id and l.seller_id is not null
  union all
  select distinct 'promoter', a.owner_id::uuid, null::uuid from ledger_account a
    where a.kind = 'promoterCommission' and exists (
      select from ledger_posting p join ledger_transaction t using (ledger_transaction_id)
      where p.ledger_account_id = a.ledger_account_id and t.event_id = p_event_id)
$$;

-- Sums what the platform owes an organisation for one of its events, or, without one, for all of them, and has not set
-- aside for a payout. Less what the organisation collects itself, and less the cash in the drawers of promoters, who owe
-- it to the organisation directly. Negative if it owes the platform. Among all events, those that have not taken place
-- count only if the organisation owes for them: what they have sold may have to be given back.
create or replace function owed_to_organisation(p_client_id uuid, p_currency text, p_event_id uuid)
returns bigint language sql stable as $$
  select coalesce(sum(case when p_event_id is not null or took_place then owed else least(owed, 0) end), 0)::bigint
  from (
    select event_took_place(e) as took_place, -sum(p.amount) as owed
    from event e
    join ledger_transaction t on t.event_id = e.event_id
    join ledger_posting p using (ledger_transaction_id)
    join ledger_account a using (ledger_account_id)
    where e.client_id = p_client_id and (p_event_id is null or e.event_id = p_event_id) and p.currency = p_currency
      and ((a.kind in ('organiser', 'discount', 'gatewaySettlement', 'dispute') and a.owner_id = p_client_id::text)
        or a.kind = 'promoterDrawer')
    group by e.event_id
  ) as by_event
$$;

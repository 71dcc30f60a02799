-- Books ledger transactions, each once by its dedupe_key: [{ id, kind, subject_kind, subject_id, event_id, dedupe_key,
-- currency, postings: [{ number, kind, owner_id, amount, account_id }] }]. A missing account is created with the
-- account_id; if a concurrent transaction creates it first, that one is used.
create or replace function book_entries(p_entries jsonb) returns void
language plpgsql as $$
declare
  booked uuid[];
begin
  with added as (
    insert into ledger_transaction (ledger_transaction_id, kind, subject_kind, subject_id, event_id, dedupe_key)
      select e.id, e.kind, e.subject_kind, e.subject_id, e.event_id, e.dedupe_key
      from jsonb_to_recordset(p_entries) as e (id uuid, kind text, subject_kind text, subject_id uuid, event_id uuid,
        dedupe_key text)
      on conflict (dedupe_key) do nothing returning ledger_transaction_id)
  select array_agg(a.ledger_transaction_id) into booked from added a;
  if booked is null then
    return;
  end if;
  insert into ledger_account (ledger_account_id, kind, owner_id, currency)
    select distinct on (p.kind, p.owner_id, e.currency) p.account_id, p.kind, p.owner_id, e.currency
    from jsonb_to_recordset(p_entries) as e (id uuid, currency text, postings jsonb)
    cross join lateral jsonb_to_recordset(e.postings) as p (account_id uuid, kind text, owner_id text)
    where e.id = any(booked) and not exists (select from ledger_account a
      where a.kind = p.kind and a.owner_id = p.owner_id and a.currency = e.currency)
    order by p.kind, p.owner_id, e.currency
    on conflict do nothing;
  insert into ledger_posting (ledger_transaction_id, posting_number, ledger_account_id, amount, currency)
    select e.id, p.number, a.ledger_account_id, p.amount, e.currency
    from jsonb_to_recordset(p_entries) as e (id uuid, currency text, postings jsonb)
    cross join lateral jsonb_to_recordset(e.postings)
      as p (number smallint, kind text, owner_id text, amount bigint)
    left join ledger_account a on a.kind = p.kind and a.owner_id = p.owner_id and a.currency = e.currency
    where e.id = any(booked);
end
$$;

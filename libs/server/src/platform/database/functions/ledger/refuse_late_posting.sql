-- Trigger of ledger_posting: a booked transaction is complete and accepts no further postings.
create or replace function refuse_late_posting() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_transaction t
    where t.ledger_transaction_id = new.ledger_transaction_id and t.database_transaction = pg_current_xact_id()
  ) then
    raise exception 'a posting belongs to the transaction that books it'
      using errcode = 'integrity_constraint_violation', constraint = 'ledger_posting_in_time';
  end if;
  return new;
end
$$;

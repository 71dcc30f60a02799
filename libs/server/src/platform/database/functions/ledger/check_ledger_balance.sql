-- Trigger at commit, once per ledger transaction, when all its postings exist: they sum to zero per currency.
create or replace function check_ledger_balance() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  if not exists (select from ledger_posting p where p.ledger_transaction_id = new.ledger_transaction_id) then
    raise exception 'ledger transaction % has no postings', new.ledger_transaction_id
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  select p.currency, sum(p.amount) as imbalance into wrong
    from ledger_posting p where p.ledger_transaction_id = new.ledger_transaction_id
    group by p.currency having sum(p.amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % is off by % %', new.ledger_transaction_id, wrong.imbalance, wrong.currency
      using errcode = 'check_violation', constraint = 'ledger_balance';
  end if;
  return null;
end
$$;

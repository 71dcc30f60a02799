-- Stores an idempotency key together with its answer, for an effect of one statement.
-- @returns null if the caller may proceed; else 'replay' with the stored answer, 'inProgress' or 'mismatch'
create or replace function take_answered_key(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_answer bytea,
  out outcome text, out stored_answer bytea
) language plpgsql as $$
declare
  known idempotency_key;
  at_once timestamptz := foyer_now();
begin
  -- As in claim_idempotency_key: the lock gives a second caller a quick answer, the primary key is the guard.
  if not pg_try_advisory_xact_lock(hashtextextended(p_principal || chr(31) || p_key, 20261121)) then
    outcome := 'inProgress';
    return;
  end if;
  loop
    insert into idempotency_key (principal, key, operation_id, request_hash, state, lease_until, answer, created_at)
      values (p_principal, p_key, p_operation_id, p_request_hash, 'done', at_once, p_answer, at_once)
      on conflict do nothing;
    if found then
      return;
    end if;
    select * into known from idempotency_key k where k.principal = p_principal and k.key = p_key;
    -- Not found: deleted since, as in claim_idempotency_key.
    exit when found;
  end loop;
  if known.request_hash <> p_request_hash or known.operation_id <> p_operation_id then
    outcome := 'mismatch';
  elsif known.state = 'done' then
    outcome := 'replay';
    stored_answer := known.answer;
  else
    outcome := 'inProgress';
  end if;
end
$$;

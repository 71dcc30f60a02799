-- Claims an idempotency key, or returns why not, in one round trip. The lock only lets a second caller get "in
-- progress" at once, without waiting for the first one's commit; the primary key is the guard.
-- @returns 'claimed', 'resumed' with the stored progress, 'replay' with the stored answer, 'inProgress' or 'mismatch'
create or replace function claim_idempotency_key(
  p_principal text, p_key text, p_operation_id text, p_request_hash bytea, p_lease_ms bigint
) returns table (outcome text, stored_answer bytea, stored_progress bytea) language plpgsql as $$
declare
  known idempotency_key;
  new_lease timestamptz := foyer_now() + p_lease_ms * interval '1 millisecond';
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_principal || chr(31) || p_key, 20261121)) then
    return query select 'inProgress', null::bytea, null::bytea;
    return;
  end if;
  loop
    insert into idempotency_key (principal, key, operation_id, request_hash, lease_until)
      values (p_principal, p_key, p_operation_id, p_request_hash, new_lease)
      on conflict do nothing;
    if found then
      return query select 'claimed', null::bytea, null::bytea;
      return;
    end if;
    select * into known from idempotency_key k where k.principal = p_principal and k.key = p_key for update;
    -- Not found: the call that held the key has deleted it since, as it had no effect.
    exit when found;
  end loop;
  if known.request_hash <> p_request_hash or known.operation_id <> p_operation_id then
    return query select 'mismatch', null::bytea, null::bytea;
  elsif known.state = 'done' then
    return query select 'replay', known.answer, null::bytea;
  elsif known.lease_until > foyer_now() then
    return query select 'inProgress', null::bytea, null::bytea;
  else
    update idempotency_key k set lease_until = new_lease where k.principal = p_principal and k.key = p_key;
    return query select 'resumed', null::bytea, known.progress;
  end if;
end
$$;

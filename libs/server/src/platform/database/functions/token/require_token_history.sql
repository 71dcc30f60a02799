-- Deferred trigger of token: an issued token, and a change of state, owner or holder, is committed only together with
-- its row in token_transition, whose sequence is the token's version. It has the settings of other functions, as its table
-- is empty at first.
create or replace function require_token_history() returns trigger
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform from token_transition h
    where h.event_id = new.event_id and h.token_id = new.token_id and h.sequence = new.version
      and h.to_state = new.state and h.to_owner = new.owner_id and h.to_holder = new.holder_id
      and h.database_transaction = pg_current_xact_id();
  if not found then
    raise check_violation using constraint = 'token_history', table = tg_table_name,
      message = 'a token changes only together with its history';
  end if;
  return null;
end
$$;

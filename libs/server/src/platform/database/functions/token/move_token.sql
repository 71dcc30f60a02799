-- Changes tokens, all or none, and writes their history; the only statement that changes state, owner, holder or secret
-- of a token. A token goes from from_state to to_state along an edge of its state machine; without both, only its secret
-- is renewed. A new holder needs a new secret, and takes over no attendee.
-- @returns 'moved'; 'changed': a token is not in its from_state, and nothing is changed
create or replace function move_token(p_move jsonb, out outcome text)
language plpgsql as $$
declare
  move record;
  locked integer;
begin
  select * into move from jsonb_to_record(p_move) as m (
    -- [{ event_id, token_id, from_state, to_state, owner_id, holder_id, entry_secret }]; an absent one stays.
    tokens jsonb,
    reason text, actor_id uuid, order_id uuid, assignment_id uuid, listing_id uuid);

  -- The trigger against frozen accounts reads these; accounts are locked before tokens.
  perform from user_account a
    where a.user_id in (select unnest(array[t.owner_id, t.holder_id]) from token t
      join jsonb_to_recordset(move.tokens) as m (event_id uuid, token_id uuid) using (event_id, token_id))
    order by a.user_id for share;
  perform from token t
    join jsonb_to_recordset(move.tokens) as m (event_id uuid, token_id uuid, from_state text, to_state text)
      using (event_id, token_id)
    where t.state = m.from_state or m.from_state is null and m.to_state is null
    order by t.token_id for update of t;
  get diagnostics locked = row_count;
  outcome := 'changed';
  if locked <> jsonb_array_length(move.tokens) then
    return;
  end if;
  -- enforce_transition checks the others.
  perform from jsonb_to_recordset(move.tokens) as m (from_state text, to_state text)
    where m.from_state = m.to_state and not exists (select from state_transition s
      where s.machine = 'token' and s.from_state = m.from_state and s.to_state = m.to_state);
  if found then
    raise check_violation using constraint = 'transition_of_token', table = 'token',
      message = 'token cannot stay in its state';
  end if;

  with wanted as (
    select * from jsonb_to_recordset(move.tokens) as m (
      event_id uuid, token_id uuid, to_state text, owner_id uuid, holder_id uuid, entry_secret bytea)),
  -- The join to the former row is in each change itself: CTEs have no statistics, and joining two of many rows is quadratic.
  moved as (
    update token t
      set state = w.to_state, owner_id = coalesce(w.owner_id, t.owner_id),
        holder_id = coalesce(w.holder_id, t.holder_id), entry_secret = coalesce(w.entry_secret, t.entry_secret)
      from wanted w join token f using (event_id, token_id)
      where t.event_id = w.event_id and t.token_id = w.token_id and w.to_state is not null
      returning t.event_id, t.token_id, t.version, t.state, t.owner_id, t.holder_id, t.secret_version,
        f.state as from_state, f.owner_id as from_owner, f.holder_id as from_holder),
  renewed as (
    update token t set entry_secret = w.entry_secret
      from wanted w join token f using (event_id, token_id)
      where t.event_id = w.event_id and t.token_id = w.token_id and w.to_state is null
      returning t.event_id, t.token_id, t.version, t.state, t.owner_id, t.holder_id, t.secret_version,
        f.state as from_state, f.owner_id as from_owner, f.holder_id as from_holder),
  former_attendee as (
    delete from token_attendee a using moved n
      where a.event_id = n.event_id and a.token_id = n.token_id and n.holder_id <> n.from_holder)
  insert into token_transition (event_id, token_id, sequence, from_state, to_state, from_owner, to_owner, from_holder,
      to_holder, secret_version, reason, actor_id, order_id, assignment_id, listing_id, at)
    select n.event_id, n.token_id, n.version, n.from_state, n.state, n.from_owner, n.owner_id, n.from_holder, n.holder_id,
      n.secret_version, move.reason, move.actor_id, move.order_id, move.assignment_id, move.listing_id, foyer_now()
    from (select * from moved union all select * from renewed) n;
  outcome := 'moved';
end
$$;

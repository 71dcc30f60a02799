-- Trigger of a state machine: refuses a state that state_transition does not allow after the former one, and counts
-- `version` up with every update. A table takes part with the columns `state text` and
-- `version integer not null default 1`, and a trigger that names the machine. Transitions from '(new)' list the states
-- in which a row may be inserted.
create or replace function enforce_transition() returns trigger language plpgsql as $$
declare
  machine_name text := tg_argv[0];
  from_state_name text := case when tg_op = 'INSERT' then '(new)' else old.state end;
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    if new.state = old.state then
      return new;
    end if;
  end if;
  if not exists (
    select from state_transition s
    where s.machine = machine_name and s.from_state = from_state_name and s.to_state = new.state
  ) then
    raise exception '% cannot go from % to %', machine_name, from_state_name, new.state
      using errcode = 'check_violation', constraint = 'transition_of_' || machine_name, table = tg_table_name;
  end if;
  return new;
end
$$;

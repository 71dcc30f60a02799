-- Trigger of token_assignment: writes its history, the only writer of token_assignment_step.
create or replace function record_assignment_step() returns trigger language plpgsql as $$
begin
  insert into token_assignment_step (event_id, assignment_id, sequence, state)
    values (new.event_id, new.assignment_id, new.version, new.state);
  return null;
end
$$;

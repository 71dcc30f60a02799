-- Trigger of token: an entry with a token that was sent, or its end, revokes the open assignment.
create or replace function end_open_assignment() returns trigger language plpgsql as $$
begin
  update token_assignment set state = 'revoked'
    where event_id = new.event_id and token_id = new.token_id and state = 'created';
  return null;
end
$$;

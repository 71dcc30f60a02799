-- Trigger of token: a change of holder needs a new entry secret, so that codes on the former holder's device are dead.
-- Counts secret_version.
create or replace function require_new_secret() returns trigger language plpgsql as $$
begin
  if new.entry_secret <> old.entry_secret then
    new.secret_version := old.secret_version + 1;
  elsif new.holder_id <> old.holder_id then
    raise check_violation using constraint = 'token_secret_per_holder', table = tg_table_name,
      message = 'a new holder needs a new entry secret';
  end if;
  return new;
end
$$;

-- Counts the organisations of which an account is the only owner.
create or replace function count_sole_ownerships(p_user_id uuid) returns integer
language sql stable as $$
  select count(*)::integer from client_member m
  where m.user_id = p_user_id and 'owner' = any(m.rights) and not exists (
    select from client_member o
    where o.client_id = m.client_id and o.user_id <> m.user_id and 'owner' = any(o.rights))
$$;

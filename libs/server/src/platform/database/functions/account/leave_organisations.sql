-- Ends the memberships of an account, unless an organisation would lose its last owner. Locks the organisations in order
-- of id, so that of two owners who leave at once the second finds itself the last.
-- @returns organisations of which the account is the only owner; nothing is changed unless there is none
create or replace function leave_organisations(p_leave jsonb, out owned_organisations integer)
language plpgsql as $$
declare
  leaver uuid := (p_leave ->> 'user_id')::uuid;
begin
  perform from client c
    where exists (select from client_member m where m.client_id = c.client_id and m.user_id = leaver)
    order by c.client_id for no key update;
  owned_organisations := count_sole_ownerships(leaver);
  if owned_organisations = 0 then
    delete from client_member m where m.user_id = leaver;
  end if;
end
$$;

-- Trigger of token that protects accounts which have frozen all their tokens: the holder's is not sent, checked in or
-- handed on, the owner's not listed, sold or given away. Returning a token to its owner, and ending a transfer or
-- listing, stay allowed. The shared lock orders it with a concurrent freeze: one of the two waits.
create or replace function refuse_frozen_token() returns trigger language plpgsql as $$
declare
  guarded uuid[] := array[]::uuid[];
begin
  if new.state = 'sent' or new.state = 'checkedIn' and old.state <> 'checkedIn'
      or new.holder_id not in (old.holder_id, old.owner_id) then
    guarded := guarded || old.holder_id;
  end if;
  if new.state = 'selling' and old.state <> 'selling' or old.state = 'selling' and new.state = 'voided'
      or new.owner_id <> old.owner_id then
    guarded := guarded || old.owner_id;
  end if;
  if cardinality(guarded) = 0 then
    return new;
  end if;
  perform from user_account a where a.user_id = any(guarded) order by a.user_id for share;
  if exists (select from user_account a where a.user_id = any(guarded) and a.tokens_frozen_at is not null) then
    raise check_violation using constraint = 'token_not_frozen', message = 'all tokens of the account are frozen';
  end if;
  return new;
end
$$;

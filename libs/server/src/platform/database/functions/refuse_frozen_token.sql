-- Trigger that refuses to send, sell or check in a token of a holder who has frozen all tokens. The shared lock orders
-- it with a concurrent freeze: one of the two waits.
create or replace function refuse_frozen_token() returns trigger language plpgsql as $$
begin
  perform from user_account where user_id = old.holder_id and tokens_frozen_at is null for share;
  if not found then
    raise check_violation using constraint = 'token_not_frozen', message = 'the holder has frozen all tokens';
  end if;
  return new;
end
$$;

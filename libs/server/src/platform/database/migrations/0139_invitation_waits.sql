-- When an invitation from a young session is mailed; null for one that was mailed at once.
alter table token_invitation add column sends_at timestamptz;

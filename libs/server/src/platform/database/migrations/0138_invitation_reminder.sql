-- When the recipient was reminded; once per invitation.
alter table token_invitation add column reminded_at timestamptz;

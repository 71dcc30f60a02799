-- Invitations of people to become members of an organisation, by a mailed link.
create table client_invite (
  client_id uuid not null references client,
  invite_id uuid not null,
  -- As in user_account. Null once the account of the address is deleted.
  email_address text
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  rights text[] not null check (cardinality(rights) > 0
    and rights <@ array['owner', 'finance', 'events', 'attendees', 'streaming', 'invites', 'scan']),
  -- Of the secret in the last mail.
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  -- Mails so far; of one that was resent meanwhile the job sends nothing.
  mails integer not null default 1 check (mails > 0),
  user_locale text not null,
  site_host text,
  invited_by uuid not null references user_account,
  accepted_by uuid references user_account,
  declined_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  expires_at timestamptz not null,
  primary key (client_id, invite_id),
  check (num_nonnulls(accepted_by, declined_at, revoked_at) <= 1)
);
create index client_invite_by_address on client_invite (email_address) where email_address is not null;
create index client_invite_by_inviter on client_invite (invited_by);
create index client_invite_by_member on client_invite (accepted_by) where accepted_by is not null;

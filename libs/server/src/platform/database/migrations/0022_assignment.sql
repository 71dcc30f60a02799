-- Hand-over of tokens. What was mailed to one person is an invitation; each of its tokens has an assignment, whose
-- states are those of the contract. A guest or child, who enters with the holder, has an assignment without an
-- invitation.

create table token_invitation (
  event_id uuid not null references event,
  invite_id uuid not null,
  -- Shared by what was sent at once.
  assignment_group_id uuid not null,
  from_user_id uuid not null references user_account,
  -- As in user_account. Null once the account of the sender or recipient is deleted.
  email_address text
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  -- Of the secret in the mail; a mail that is sent again has a new one.
  code_hash bytea not null unique,
  message text check (length(message) between 1 and 500),
  mails integer not null default 1 check (mails >= 1),
  user_locale text not null,
  site_host text,
  -- When an invitation from a young session is mailed; null for one that was mailed at once.
  sends_at timestamptz,
  -- When the recipient was reminded; once per invitation.
  reminded_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, invite_id)
);
create index token_invitation_by_sender on token_invitation (from_user_id);
create index token_invitation_by_address on token_invitation (email_address);

create table token_assignment (
  event_id uuid not null,
  assignment_id uuid not null,
  token_id uuid not null,
  kind text not null default 'user' check (kind in ('user', 'guest', 'guestChild')),
  invite_id uuid,
  from_user_id uuid not null references user_account,
  -- Who accepted.
  to_user_id uuid references user_account,
  state text not null default 'created'
    check (state in ('created', 'accepted', 'declined', 'returned', 'revoked', 'bounced')),
  version integer not null default 1,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, assignment_id),
  foreign key (event_id, token_id) references token,
  foreign key (event_id, invite_id) references token_invitation,
  constraint token_assignment_has_invitation check ((kind = 'user') = (invite_id is not null)),
  constraint token_assignment_has_recipient check (state in ('created', 'declined', 'revoked', 'bounced')
    or kind <> 'user' or to_user_id is not null)
);
-- A token is offered to one person at a time.
create unique index token_assignment_open on token_assignment (event_id, token_id) where state = 'created';
create index token_assignment_of_token on token_assignment (event_id, token_id, created_at);
create index token_assignment_of_invitation on token_assignment (event_id, invite_id);
create index token_assignment_by_sender on token_assignment (from_user_id, event_id);
create index token_assignment_by_recipient on token_assignment (to_user_id) where to_user_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('token_assignment', '(new)', 'created'),
  ('token_assignment', 'created', 'accepted'),
  ('token_assignment', 'created', 'declined'),
  ('token_assignment', 'created', 'revoked'),
  ('token_assignment', 'created', 'bounced'),
  ('token_assignment', 'created', 'returned'),
  ('token_assignment', 'accepted', 'returned'),
  ('token_assignment', 'accepted', 'revoked');
create trigger token_assignment_transition before insert or update on token_assignment
  for each row execute function enforce_transition('token_assignment');
create trigger token_assignment_history after insert or update of state on token_assignment
  for each row execute function record_assignment_step();
-- Whatever ends the token or admits its holder ends the open assignment.
create trigger token_assignment_ends after update of state on token
  for each row when (old.state = 'sent' and new.state not in ('sent', 'active'))
  execute function end_open_assignment();

-- History of an assignment.
create table token_assignment_step (
  event_id uuid not null,
  assignment_id uuid not null,
  sequence integer not null,
  state text not null,
  at timestamptz not null default foyer_now(),
  primary key (event_id, assignment_id, sequence),
  foreign key (event_id, assignment_id) references token_assignment
);
create trigger token_assignment_step_append_only before update or delete on token_assignment_step
  for each row execute function refuse_change();
create trigger token_assignment_step_no_truncate before truncate on token_assignment_step
  execute function refuse_change();

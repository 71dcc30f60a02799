-- Who acts for an organisation, and which events a promoter sells. Both replace the rows of user_role.

-- Member of an organisation with rights in it; an owner has every right.
create table client_member (
  client_id uuid not null references client,
  user_id uuid not null references user_account on delete cascade,
  rights text[] not null check (cardinality(rights) > 0
    and rights <@ array['owner', 'finance', 'events', 'attendees', 'streaming', 'invites', 'scan']),
  granted_at timestamptz not null default foyer_now(),
  primary key (client_id, user_id)
);
create index client_member_by_user on client_member (user_id);

-- Event that a promoter sells.
create table promoter_engagement (
  event_id uuid not null references event,
  user_id uuid not null references user_account on delete cascade,
  granted_at timestamptz not null default foyer_now(),
  primary key (event_id, user_id)
);
create index promoter_engagement_by_user on promoter_engagement (user_id);

-- Rights of a membership, or event of an engagement, that an operator granted or revoked.
alter table role_change add column rights text[], add column event_id uuid;

-- A client had every right in the organisation. A promoter of an organisation sold its events. A promoter of none is
-- engaged for no event: role_change still has the grant.
insert into client_member (client_id, user_id, rights, granted_at)
  select client_id, user_id, '{owner}', granted_at from user_role where role = 'client';
insert into promoter_engagement (event_id, user_id, granted_at)
  select e.event_id, r.user_id, r.granted_at from user_role r join event e using (client_id) where r.role = 'promoter';
-- The table stays, empty, for processes of the release before.
delete from user_role;

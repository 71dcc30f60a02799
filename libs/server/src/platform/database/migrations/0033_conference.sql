-- Guests on the stage of a stream.

-- Stage of a stream, by its organiser. A row is locked while places are given.
create table conference (
  event_id uuid primary key references event,
  is_open boolean not null,
  places integer not null check (places between 1 and 6),
  terms_url text,
  -- WHIP and WHEP endpoints of the organiser's media server, and their bearer token.
  publish_url text,
  watch_url text,
  sealed_media_token bytea,
  updated_at timestamptz not null
);

-- Fan on the way to a stage [C4.20].
create table conference_guest (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  candidate_id uuid not null unique,
  state text not null check (state in ('registered', 'invited', 'accepted', 'ready', 'declined', 'left', 'removed')),
  version integer not null default 1,
  registered_at timestamptz not null,
  -- What the guest sends, at the media server: sealed, as it ends and restarts by its address.
  sealed_media bytea,
  changed_at timestamptz not null,
  primary key (event_id, user_id)
);
create index conference_guest_by_state on conference_guest (event_id, state, registered_at);
create index conference_guest_by_user on conference_guest (user_id);
insert into state_transition (machine, from_state, to_state) values
  ('conferenceGuest', '(new)', 'registered'),
  ('conferenceGuest', 'registered', 'invited'),
  ('conferenceGuest', 'registered', 'declined'),
  ('conferenceGuest', 'registered', 'left'),
  ('conferenceGuest', 'registered', 'removed'),
  ('conferenceGuest', 'invited', 'accepted'),
  ('conferenceGuest', 'invited', 'declined'),
  ('conferenceGuest', 'invited', 'left'),
  ('conferenceGuest', 'invited', 'removed'),
  ('conferenceGuest', 'accepted', 'ready'),
  ('conferenceGuest', 'accepted', 'declined'),
  ('conferenceGuest', 'accepted', 'left'),
  ('conferenceGuest', 'accepted', 'removed'),
  ('conferenceGuest', 'ready', 'left'),
  ('conferenceGuest', 'ready', 'removed'),
  ('conferenceGuest', 'declined', 'registered'),
  ('conferenceGuest', 'declined', 'removed'),
  ('conferenceGuest', 'left', 'registered'),
  ('conferenceGuest', 'left', 'removed'),
  ('conferenceGuest', 'removed', 'invited');
create trigger conference_guest_transition before insert or update on conference_guest
  for each row execute function enforce_transition('conferenceGuest');

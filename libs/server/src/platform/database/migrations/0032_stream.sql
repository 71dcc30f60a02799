-- Streams: who watches, what viewers say, and the parts of a live stream.

-- Playback session of a user: one at a time, by the primary key [INV-15]. It is over when its lease is, so that nobody
-- waits longer than that after a crash.
create table playback_lease (
  user_id uuid primary key references user_account,
  session_id uuid not null unique,
  event_id uuid not null references event,
  inventory_item_id uuid not null,
  lease_until timestamptz not null,
  -- Whether its first playlist was fetched; only that one brings the cookie that outlives the address.
  is_opened boolean not null default false
);
create index playback_lease_by_event on playback_lease (event_id, lease_until);

-- Someone who has seen a picture of a stream; from then on changes of the token are locked [C4.14].
create table stream_viewer (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  inventory_item_id uuid not null,
  first_watched_at timestamptz not null,
  -- ISO 3166-1, at the first picture, by the header of a proxy.
  country text check (country ~ '^[A-Z]{2}$'),
  primary key (event_id, user_id)
);
create index stream_viewer_by_user on stream_viewer (user_id);

-- Minutes in which a viewer's session was playing.
create table stream_minute (
  event_id uuid not null,
  minute timestamptz not null check (minute = date_trunc('minute', minute, 'UTC')),
  user_id uuid not null,
  -- Height of the picture in pixels, at the first heartbeat of the minute.
  height integer check (height between 1 and 10000),
  primary key (event_id, minute, user_id),
  foreign key (event_id, user_id) references stream_viewer on delete cascade
);
create index stream_minute_by_viewer on stream_minute (event_id, user_id);

-- Answer of a viewer, once per stream. Without a rating the viewer skipped the question.
create table stream_feedback (
  event_id uuid not null,
  user_id uuid not null,
  rating integer check (rating between 1 and 5),
  comment text check (rating is not null or comment is null),
  given_at timestamptz not null,
  primary key (event_id, user_id),
  foreign key (event_id, user_id) references stream_viewer on delete cascade
);

-- Holder who was reminded that a stream begins soon: once for each start, so that a moved stream reminds again.
create table stream_reminder (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  starts_at timestamptz not null,
  primary key (event_id, user_id, starts_at)
);
create index stream_reminder_by_user on stream_reminder (user_id);

-- Parts of a live stream after the first.
create table stream_segment (
  event_id uuid not null references event,
  segment integer not null check (segment between 2 and 100),
  started_at timestamptz not null,
  primary key (event_id, segment)
);

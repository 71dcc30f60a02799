-- Holder who was reminded that a stream begins soon: once for each start, so that a moved stream reminds again.
create table stream_reminder (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  starts_at timestamptz not null,
  primary key (event_id, user_id, starts_at)
);
create index stream_reminder_by_user on stream_reminder (user_id);

-- Files of attendees that members saved: who took the names and addresses of an event away, and when.
create table attendee_file (
  event_id uuid not null references event,
  file_id uuid not null,
  saved_by uuid not null references user_account,
  saved_at timestamptz not null default foyer_now(),
  -- Rows of the file.
  attendees integer not null check (attendees >= 0),
  primary key (event_id, file_id)
);
create index attendee_file_by_member on attendee_file (saved_by);

-- Waiting rooms of on-sales: off for every event without a row.

create table waiting_room (
  event_id uuid primary key references event,
  -- From then until opens_at, arrivals are drawn in a random order; later ones follow in order of arrival.
  arrivals_from timestamptz not null,
  opens_at timestamptz not null,
  admitted_per_minute integer not null check (admitted_per_minute between 1 and 100000),
  -- Decides the order of the draw. Its hash is public from the start, the seed itself from the opening.
  seed text not null check (seed ~ '^[A-Za-z0-9_-]{43}$'),
  -- Arrivals in the window, counted once at the opening; null before.
  drawn integer check (drawn >= 0),
  -- Highest number given; at first that of the last arrival in the window.
  last_number integer not null default 0 check (last_number >= 0),
  -- Numbers admitted until admitting_since; more are admitted from then on at the pace. Null while paused or not open.
  admitted integer not null default 0 check (admitted >= 0),
  admitting_since timestamptz,
  check (opens_at > arrivals_from),
  check (drawn is not null or (last_number = 0 and admitted = 0 and admitting_since is null))
);

-- Place of an account in a waiting room; one each, whatever the browser.
create table waiting_room_place (
  event_id uuid not null references waiting_room on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  place_id uuid not null unique,
  -- Of those who came after the opening; the others have a rank by seed and place_id.
  number integer check (number > 0),
  arrived_at timestamptz not null default foyer_now(),
  primary key (event_id, user_id)
);
create unique index waiting_room_place_number on waiting_room_place (event_id, number) where number is not null;
create index waiting_room_place_by_user on waiting_room_place (user_id);

-- Log of what operators did with waiting rooms.
create table waiting_room_change (
  change_id uuid primary key,
  event_id uuid not null references event,
  change text not null check (change in ('on', 'pace', 'pause', 'resume', 'off')),
  details jsonb not null,
  -- Operating-system user who ran the command.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null default foyer_now()
);
create index waiting_room_change_of_event on waiting_room_change (event_id);
create trigger waiting_room_change_append_only before update or delete on waiting_room_change
  for each row execute function refuse_change();
create trigger waiting_room_change_no_truncate before truncate on waiting_room_change
  execute function refuse_change();

-- Events with their performers and pictures. Keys of sale tables begin with event_id, so that they can be partitioned,
-- or distributed over nodes, by event.

-- Generated pictures by content hash: logos, merchandise. Posters are drawn on demand from event.art.
create table picture (
  picture_hash text primary key,
  svg text not null
);

create table performer (
  performer_id uuid primary key,
  name text not null,
  genre text,
  bio jsonb not null default '{}'
);

create table event (
  event_id uuid primary key,
  vanity_name text not null unique,
  client_id uuid not null references client,
  location_id uuid references venue,
  seat_chart_id uuid,
  seat_chart_version integer,
  kind text not null,
  status text not null default 'Upcoming' check (status in ('Upcoming', 'Postponed', 'Rescheduled', 'Cancelled')),
  -- By locale; en-US is required.
  short_name jsonb not null check (short_name ? 'en-US'),
  description jsonb not null check (description ? 'en-US'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  doors_at timestamptz,
  previous_starts_at timestamptz,
  -- Time until which lists show the event: while entry is possible, at most until its end. Set by the function that
  -- counts; until then, the end applies.
  listed_until timestamptz,
  timezone text not null,
  attendance text[] not null check (cardinality(attendance) between 1 and 2),
  currency char(3) not null,
  minimum_age integer,
  max_per_person integer not null default 8 check (max_per_person >= 1),
  stream_starts_at timestamptz,
  replay_expires_at timestamptz,
  refunded_count integer not null default 0,
  tags text[] not null default '{}',
  art jsonb not null,
  policy jsonb not null,
  carousel_rank integer,
  published boolean not null default true,
  -- Names of event, performers, venue and city without accents, for search.
  search_text text not null default '',
  -- Columns that lists show and sort by, updated by one function whenever a price or sale window changes.
  price_from bigint,
  price_to bigint,
  -- Version of the data that determines a sale's prices and rules. That data changes rarely, so servers cache it by
  -- this version; writers pass the version that they used, and are refused if it has changed. It is random, so that it
  -- never repeats across events, databases or time.
  sale_version uuid not null default gen_random_uuid(),
  foreign key (seat_chart_id, seat_chart_version) references seat_chart (seat_chart_id, version),
  check (location_id is not null or attendance = '{STREAMING}'),
  check (ends_at is null or ends_at > starts_at)
);
create index event_by_start on event (starts_at, event_id) where published;
-- Events without a price come last.
create index event_by_price on event ((coalesce(price_from, 9007199254740991)), event_id) where published;
create index event_by_client on event (client_id, starts_at);
create index event_by_location on event (location_id, starts_at);
create index event_search on event using gin (search_text gin_trgm_ops);
create trigger event_sale_version before update of client_id, location_id, seat_chart_id, seat_chart_version, status,
  currency, max_per_person, policy, published on event
  for each row execute function renew_own_sale_version();

create table event_performer (
  event_id uuid not null references event on delete cascade,
  performer_id uuid not null references performer,
  rank integer not null,
  starts_at timestamptz,
  primary key (event_id, performer_id)
);

-- Availability of an event, counted periodically for lists, which can't count 60,000 seats per card. Sales check the
-- seats themselves.
create table event_stock (
  event_id uuid primary key references event on delete cascade,
  available integer not null check (available >= 0),
  capacity integer not null check (capacity >= available),
  counted_at timestamptz not null
);

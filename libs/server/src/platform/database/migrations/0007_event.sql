-- Events with their performers, pictures, pages and changes. Keys of sale tables begin with event_id, so that they can
-- be partitioned, or distributed over nodes, by event.

-- Generated pictures by content hash: logos, merchandise. Posters are drawn on demand from event.art.
create table picture (
  picture_hash text primary key,
  svg text not null
);

create table performer (
  performer_id uuid primary key,
  name text not null,
  genre text,
  bio jsonb not null default '{}',
  -- Name that the search suggests, folded like event.search_text.
  search_text text not null default ''
);
create index performer_search on performer using gin (search_text gin_trgm_ops);

-- Tours and runs: events that are dates of the same thing.
create table series (
  series_id uuid primary key,
  -- By locale.
  name jsonb not null
);

create table event (
  event_id uuid primary key,
  vanity_name text not null unique,
  client_id uuid not null references client,
  location_id uuid references venue,
  seat_chart_id uuid,
  seat_chart_version integer,
  series_id uuid references series,
  kind text not null,
  status text not null default 'Upcoming' check (status in ('Upcoming', 'Postponed', 'Rescheduled', 'Cancelled')),
  published boolean not null default true,
  -- By locale; en-US is required.
  short_name jsonb not null check (short_name ? 'en-US'),
  description jsonb not null check (description ? 'en-US'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  doors_at timestamptz,
  previous_starts_at timestamptz,
  timezone text not null,
  attendance text[] not null check (cardinality(attendance) between 1 and 2),
  stream_starts_at timestamptz,
  -- End of a stream before its time, and whether its recording is kept for the replay.
  stream_ended_at timestamptz,
  stream_is_kept boolean not null default true,
  replay_expires_at timestamptz,
  currency char(3) not null,
  minimum_age integer,
  max_per_person integer not null default 8 check (max_per_person >= 1),
  policy jsonb not null,
  -- What the organiser asks at checkout: a document with a version.
  questions jsonb,
  refunded_count integer not null default 0,
  tags text[] not null default '{}',
  art jsonb not null,
  carousel_rank integer,
  -- Names of event, performers, venue and city without accents, for search.
  search_text text not null default '',
  -- Columns that lists show and sort by, updated by one function whenever a price or sale window changes.
  price_from bigint,
  price_to bigint,
  -- Whether tax comes on top of these prices.
  plus_tax boolean not null default false,
  -- Time until which lists show the event: while entry is possible, at most until its end. Set by the function that
  -- counts; until then, the end applies.
  listed_until timestamptz,
  -- Version of the data that determines a sale's prices and rules. That data changes rarely, so servers cache it by
  -- this version; writers pass the version that they used, and are refused if it has changed. It is random, so that it
  -- never repeats across events, databases or time.
  sale_version uuid not null default gen_random_uuid(),
  foreign key (seat_chart_id, seat_chart_version) references seat_chart (seat_chart_id, version),
  check (location_id is not null or attendance = '{STREAMING}'),
  check (ends_at is null or ends_at > starts_at),
  -- An order is answered with all of its tokens, and an answer has a limit: so has what one person may buy.
  constraint event_limit_fits_an_order check (max_per_person <= 500)
);
create index event_by_start on event (starts_at, event_id) where published;
-- Events without a price come last.
create index event_by_price on event ((coalesce(price_from, 9007199254740991)), event_id) where published;
create index event_by_price_descending on event ((coalesce(price_from, -1)), event_id) where published;
create index event_by_client on event (client_id, starts_at);
create index event_by_location on event (location_id, starts_at);
create index event_by_series on event (series_id, starts_at, event_id) where series_id is not null;
create index event_search on event using gin (search_text gin_trgm_ops);
create trigger event_sale_version before update of client_id, location_id, seat_chart_id, seat_chart_version, status,
  currency, max_per_person, policy, published on event
  for each row execute function renew_own_sale_version();
-- The minimum age decides who may buy, by the day of the event.
create trigger event_age_sale_version before update of minimum_age, starts_at, timezone on event
  for each row execute function renew_own_sale_version();

create table event_performer (
  event_id uuid not null references event on delete cascade,
  performer_id uuid not null references performer,
  rank integer not null,
  starts_at timestamptz,
  primary key (event_id, performer_id)
);
create index event_performer_by_performer on event_performer (performer_id);

-- Availability of an event, counted periodically for lists, which can't count 60,000 seats per card. Sales check the
-- seats themselves.
create table event_stock (
  event_id uuid primary key references event on delete cascade,
  available integer not null check (available >= 0),
  capacity integer not null check (capacity >= available),
  -- Free wheelchair places.
  accessible integer not null default 0 check (accessible >= 0),
  counted_at timestamptz not null
);

create table event_sponsor (
  event_id uuid not null references event on delete cascade,
  rank integer not null,
  name text not null,
  -- What the sponsor does for the event, by locale; null for a plain sponsor.
  role jsonb,
  url text check (url ~ '^https?://'),
  primary key (event_id, rank)
);

-- Properties of the organiser's own analytics.
create table event_analytics_tracker (
  event_id uuid not null references event on delete cascade,
  provider text not null check (provider in ('googleAnalytics')),
  tracker_id text not null,
  primary key (event_id, provider, tracker_id)
);

-- Cancelled, postponed and rescheduled events: what was decided when, and until when buyers may have the price back.
create table event_change (
  event_id uuid not null references event,
  change_id uuid not null,
  kind text not null check (kind in ('cancelled', 'postponed', 'rescheduled')),
  changed_at timestamptz not null,
  -- Start before the change.
  former_starts_at timestamptz not null,
  -- Buyers of before may choose a refund of the whole price until then; a cancelled event is refunded without being
  -- asked.
  refund_until timestamptz,
  operator text not null,
  -- Every buyer was refunded or told.
  settled_at timestamptz,
  primary key (event_id, change_id),
  check ((kind = 'cancelled') = (refund_until is null))
);
create index event_change_unsettled on event_change (changed_at) where settled_at is null;
create unique index event_change_cancelled_once on event_change (event_id) where kind = 'cancelled';

-- Pages of events under an address and with words of their organisers.
create table custom_event_page (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 80),
  event_id uuid not null unique references event on delete cascade,
  -- By locale.
  headline jsonb not null,
  body jsonb not null
);

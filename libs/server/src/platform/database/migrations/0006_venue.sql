-- Venues and their seat charts.

create table venue (
  location_id uuid primary key,
  name text not null,
  address text,
  city text not null,
  region text,
  country_code char(2) not null,
  postal_code text,
  timezone text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- Names that the search suggests, folded like event.search_text.
  search_text text not null default '',
  city_search_text text not null default ''
);
create index venue_position on venue (latitude, longitude);
create index venue_search on venue using gin (search_text gin_trgm_ops);
create index venue_city_search on venue using gin (city_search_text gin_trgm_ops);

-- A seat chart is immutable under its id and version; a change is a new row.
create table seat_chart (
  seat_chart_id uuid not null,
  version integer not null check (version >= 1),
  location_id uuid not null references venue,
  name text not null,
  -- For imports that sell seats of an existing plan: the plan's code in its venue, and its price zones
  -- ([{ code, name, seating, sectionCodes }], most expensive first). A plan without them can't be used by imports.
  code text not null default '',
  zones jsonb not null default '[]',
  -- The chart without rows, as the overview sends it; the rows of each section are stored separately.
  overview jsonb not null,
  primary key (seat_chart_id, version)
);
create index seat_chart_by_location on seat_chart (location_id);

create table seat_chart_section (
  seat_chart_id uuid not null,
  version integer not null,
  section_code text not null,
  rows jsonb not null,
  primary key (seat_chart_id, version, section_code),
  foreign key (seat_chart_id, version) references seat_chart
);

-- Tours and runs: events that are dates of the same thing.

create table series (
  series_id uuid primary key,
  -- By locale.
  name jsonb not null
);

alter table event add column series_id uuid references series;
create index event_by_series on event (series_id, starts_at, event_id) where series_id is not null;

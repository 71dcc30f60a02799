-- Sponsors and trackers of an event, which its page shows and counts with [C3.17].

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

-- Performers, venues and organisers that users follow, and the mails about them.

create table follow (
  user_id uuid not null references user_account on delete cascade,
  performer_id uuid references performer on delete cascade,
  location_id uuid references venue on delete cascade,
  client_id uuid references client on delete cascade,
  kind text not null generated always as (case when performer_id is not null then 'performer'
    when location_id is not null then 'location' else 'client' end) stored,
  topic_id uuid not null generated always as (coalesce(performer_id, location_id, client_id)) stored,
  -- Organisation whose site the button was on, and its host; null on the consumer site.
  site_client_id uuid references client,
  host text,
  created_at timestamptz not null,
  primary key (user_id, kind, topic_id),
  check (num_nonnulls(performer_id, location_id, client_id) = 1),
  check ((site_client_id is null) = (host is null))
);
create index follow_by_topic on follow (topic_id, user_id);

-- Mail to a follower about an event; one per user and event.
create table follow_alert (
  user_id uuid not null references user_account on delete cascade,
  event_id uuid not null references event on delete cascade,
  mailed_at timestamptz not null,
  primary key (user_id, event_id)
);
create index follow_alert_by_event on follow_alert (event_id);

-- Sale window whose followers have been mailed.
create table follow_announcement (
  marketplace_id uuid primary key references marketplace (marketplace_id) on delete cascade,
  announced_at timestamptz not null
);

-- Seasons: memberships with places for several events. None of these tables can lead with event_id but the list of events.

create table season (
  season_id uuid primary key,
  client_id uuid not null references client,
  -- Name that commands know it by.
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 80),
  -- By locale.
  name jsonb not null,
  -- Of all its events.
  currency char(3) not null,
  created_at timestamptz not null default foyer_now(),
  unique (season_id, client_id, currency)
);

create table season_event (
  event_id uuid not null references event,
  season_id uuid not null,
  client_id uuid not null,
  currency char(3) not null,
  primary key (event_id, season_id),
  foreign key (season_id, client_id, currency) references season (season_id, client_id, currency)
);
create index season_event_by_season on season_event (season_id);
create trigger season_event_of_organiser before insert or update on season_event
  for each row execute function check_season_event();

-- Season pass of one member; its {product} have it as their origin.
create table season_membership (
  membership_id uuid primary key,
  season_id uuid not null references season,
  -- The organiser's; null once the account is deleted.
  member_id text check (length(member_id) between 1 and 40),
  user_id uuid not null references user_account,
  auto_renew boolean not null default false,
  -- Membership of the season before, which is renewed once.
  renews_id uuid unique references season_membership,
  created_at timestamptz not null default foyer_now(),
  unique (season_id, member_id)
);
create index season_membership_by_user on season_membership (user_id);

-- A {product} of a season takes its place from stock by a line of its own date, without an order. Rows of before fulfil this.
alter table token drop constraint token_replaces_whole,
  add constraint token_replaces_whole check ((replaces_id is null) = (stock_line_id is null)
    or (origin_kind = 'seasonMembership' and replaces_id is null)) not valid;

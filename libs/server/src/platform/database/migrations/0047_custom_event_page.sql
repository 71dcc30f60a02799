-- Pages of events under an address and with words of their organisers.

create table custom_event_page (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 80),
  event_id uuid not null unique references event on delete cascade,
  -- By locale.
  headline jsonb not null,
  body jsonb not null
);

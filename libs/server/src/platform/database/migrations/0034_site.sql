-- What visitors of a site leave: newsletter subscriptions, inquiries, job applications, visits by a link.

-- Newsletter subscriptions: to all upcoming events, or to a single mail when an event goes on sale. Nothing is sent
-- until the owner of the address has confirmed by a link in a first mail; the same link unsubscribes.
create table newsletter_subscription (
  subscription_id uuid primary key,
  host text not null,
  client_id uuid references client,
  email_address text not null check (length(email_address) between 3 and 254),
  event_id uuid references event on delete cascade,
  locale text not null check (locale in ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  state text not null default 'pending' check (state in ('pending', 'active', 'ended')),
  version integer not null default 1,
  -- Token of its links: hashed for lookup, sealed for use in later mails.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_sealed bytea not null,
  created_at timestamptz not null,
  mailed_at timestamptz,
  unique nulls not distinct (email_address, host, event_id)
);
create index newsletter_due on newsletter_subscription (mailed_at nulls first)
  where state = 'active' and event_id is null;
create index newsletter_by_event on newsletter_subscription (event_id)
  where state = 'active' and event_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('newsletterSubscription', '(new)', 'pending'),
  ('newsletterSubscription', 'pending', 'active'),
  ('newsletterSubscription', 'pending', 'ended'),
  ('newsletterSubscription', 'active', 'ended'),
  -- An ended subscription can resume by the old link or by a new request.
  ('newsletterSubscription', 'ended', 'active'),
  ('newsletterSubscription', 'ended', 'pending');
create trigger newsletter_subscription_transition before insert or update on newsletter_subscription
  for each row execute function enforce_transition('newsletterSubscription');

-- Inquiries: messages, and demo requests of organisers. No other rows refer to them; deleted after a year [PV-05].
create table contact_message (
  message_id uuid primary key,
  host text not null,
  locale text not null,
  name text not null check (length(name) between 1 and 100),
  email_address text not null check (length(email_address) between 3 and 254),
  topic text not null check (topic in ('order', 'access', 'hosting', 'press', 'other')),
  message text not null check (length(message) between 1 and 4000),
  created_at timestamptz not null
);
create index contact_message_by_age on contact_message (created_at);

create table demo_request (
  request_id uuid primary key,
  host text not null,
  locale text not null,
  name text not null check (length(name) between 1 and 100),
  email_address text not null check (length(email_address) between 3 and 254),
  company text not null check (length(company) between 1 and 200),
  country_code char(2) not null,
  attendance text[] not null
    check (cardinality(attendance) between 1 and 2 and attendance <@ '{LIVE_ATTENDANCE,STREAMING}'),
  annual_volume text check (annual_volume in ('UNDER_25K', 'FROM_25K_TO_100K', 'FROM_100K_TO_500K', 'OVER_500K')),
  created_at timestamptz not null
);
create index demo_request_by_age on demo_request (created_at);

-- Job applications. A résumé is uploaded in parts, so that a slow connection repeats only the last one; unused uploads
-- are deleted within a day, an application and its résumé when its retention ends [PV-05].
create table resume_upload (
  upload_id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  received_bytes integer not null check (received_bytes between 1 and 10485760),
  created_at timestamptz not null
);
create index resume_upload_by_age on resume_upload (created_at);

create table resume_part (
  upload_id uuid not null references resume_upload on delete cascade,
  part_offset integer not null check (part_offset >= 0),
  content bytea not null check (octet_length(content) between 1 and 524288),
  primary key (upload_id, part_offset)
);

create table job_application (
  application_id uuid primary key,
  upload_id uuid not null unique references resume_upload on delete cascade,
  job_id text not null check (job_id ~ '^[a-z0-9-]{1,60}$'),
  host text not null,
  locale text not null,
  email_address text not null check (length(email_address) between 3 and 254),
  message text not null check (length(message) between 1 and 4000),
  resume_type text not null check (resume_type in ('pdf', 'doc', 'docx', 'odt', 'rtf', 'txt')),
  -- Key of the résumé's URL, hashed; only the mail to the team contains it.
  file_key_hash bytea not null unique check (octet_length(file_key_hash) = 32),
  created_at timestamptz not null
);

-- Visits led here by an advertisement or affiliate. Anonymous: neither session nor account is stored.
create table system_event (
  system_event_id uuid primary key,
  event_type text not null check (event_type in ('visit')),
  host text not null,
  app_type text check (app_type in ('ANDROID', 'IOS')),
  advertisement_id text,
  advertisement_data jsonb,
  affiliate_code text,
  event_id uuid,
  created_at timestamptz not null,
  check (num_nonnulls(app_type, advertisement_id, advertisement_data, affiliate_code) > 0)
);
create index system_event_by_age on system_event (created_at);

-- Remote configuration set by operators: text by key. Missing keys have their default.
create table remote_config_value (
  key text primary key check (key ~ '^[a-zA-Z0-9]{1,60}$'),
  value text not null check (length(value) <= 4000),
  -- Operating-system user who ran the command.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null
);

-- Organisations that sell events: their partner sites, widgets and advertisements.

create table client (
  client_id uuid primary key,
  name text not null,
  vanity_name text not null unique,
  logo_url text
);

-- White-label site of a partner: its host, theme and texts [I3.26].
create table white_label (
  host text primary key,
  client_id uuid not null unique references client,
  config jsonb not null,
  -- The partner's own term for an access item: by locale ({ "en-US": { "one": "Glow", "other": "Glows" } }), and for
  -- URLs (/myGlow/going), the same in every locale.
  product jsonb not null default '{}',
  product_address text check (product_address ~ '^[A-Za-z]{1,30}$')
);

-- Origins of pages that may embed a client's widget.
create table embed_origin (
  client_id uuid not null references client,
  origin text not null,
  primary key (client_id, origin)
);

-- Campaign data of an organisation's advertisements, for links that carry only an id.
create table advertisement (
  advertisement_id text primary key check (advertisement_id ~ '^[A-Za-z0-9._~-]{1,64}$'),
  client_id uuid not null references client,
  -- { "utm_campaign": "spring" }
  advertisement_data jsonb not null check (jsonb_typeof(advertisement_data) = 'object'),
  created_at timestamptz not null
);

-- Campaign data of an organisation's advertisements, for links that carry only an id.
CREATE TABLE advertisement (
  advertisement_id text PRIMARY KEY CHECK (advertisement_id ~ '^[A-Za-z0-9._~-]{1,64}$'),
  client_id uuid NOT NULL REFERENCES client,
  -- { "utm_campaign": "spring" }
  advertisement_data jsonb NOT NULL CHECK (jsonb_typeof(advertisement_data) = 'object'),
  created_at timestamptz NOT NULL
);

-- Visits led here by an advertisement or affiliate. Anonymous: neither session nor account is stored.
CREATE TABLE system_event (
  system_event_id uuid PRIMARY KEY,
  event_type text NOT NULL CHECK (event_type IN ('visit')),
  host text NOT NULL,
  app_type text CHECK (app_type IN ('ANDROID', 'IOS')),
  advertisement_id text,
  advertisement_data jsonb,
  affiliate_code text,
  event_id uuid,
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(app_type, advertisement_id, advertisement_data, affiliate_code) > 0)
);
CREATE INDEX system_event_by_age ON system_event (created_at);

-- Inquiries: messages, and demo requests of organisers. No other rows refer to them; deleted after a year [PV-05].
CREATE TABLE contact_message (
  message_id uuid PRIMARY KEY,
  host text NOT NULL,
  locale text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 254),
  topic text NOT NULL CHECK (topic IN ('order', 'access', 'hosting', 'press', 'other')),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_message_by_age ON contact_message (created_at);

CREATE TABLE demo_request (
  request_id uuid PRIMARY KEY,
  host text NOT NULL,
  locale text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 254),
  company text NOT NULL CHECK (length(company) BETWEEN 1 AND 200),
  country_code char(2) NOT NULL,
  attendance text[] NOT NULL CHECK (cardinality(attendance) BETWEEN 1 AND 2 AND attendance <@ '{LIVE_ATTENDANCE,STREAMING}'),
  annual_volume text CHECK (annual_volume IN ('UNDER_25K', 'FROM_25K_TO_100K', 'FROM_100K_TO_500K', 'OVER_500K')),
  created_at timestamptz NOT NULL
);
CREATE INDEX demo_request_by_age ON demo_request (created_at);

-- Newsletter subscriptions: to all upcoming events, or to a single mail when an event goes on sale. Nothing is sent
-- until the owner of the address has confirmed by a link in a first mail; the same link unsubscribes.
CREATE TABLE newsletter_subscription (
  subscription_id uuid PRIMARY KEY,
  host text NOT NULL,
  client_id uuid REFERENCES client,
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 254),
  event_id uuid REFERENCES event ON DELETE CASCADE,
  locale text NOT NULL CHECK (locale IN ('en-US', 'en-CA', 'fr-CA', 'es-US')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'active', 'ended')),
  version integer NOT NULL DEFAULT 1,
  -- Token of its links: hashed for lookup, sealed for use in later mails.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  token_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  mailed_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (email_address, host, event_id)
);
CREATE INDEX newsletter_due ON newsletter_subscription (mailed_at NULLS FIRST) WHERE state = 'active' AND event_id IS NULL;
CREATE INDEX newsletter_by_event ON newsletter_subscription (event_id) WHERE state = 'active' AND event_id IS NOT NULL;

INSERT INTO state_transition (machine, from_state, to_state) VALUES
  ('newsletterSubscription', '(new)', 'pending'),
  ('newsletterSubscription', 'pending', 'active'),
  ('newsletterSubscription', 'pending', 'ended'),
  ('newsletterSubscription', 'active', 'ended'),
  -- An ended subscription can resume by the old link or by a new request.
  ('newsletterSubscription', 'ended', 'active'),
  ('newsletterSubscription', 'ended', 'pending');
CREATE TRIGGER newsletter_subscription_transition BEFORE INSERT OR UPDATE ON newsletter_subscription
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('newsletterSubscription');

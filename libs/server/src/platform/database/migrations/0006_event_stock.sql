-- Availability of an event, counted periodically for lists, which can't count 60,000 seats per card. Sales check the
-- seats themselves.
CREATE TABLE event_stock (
  event_id uuid PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  available integer NOT NULL CHECK (available >= 0),
  capacity integer NOT NULL CHECK (capacity >= available),
  counted_at timestamptz NOT NULL
);

-- For lists sorted by price; events without a price come last.
CREATE INDEX event_by_price ON event ((coalesce(price_from, 9007199254740991)), event_id) WHERE published;

-- Time until which lists show the event: while entry is possible, at most until its end. Set by the function that
-- counts; until then, the end applies.
ALTER TABLE event ADD COLUMN listed_until timestamptz;

-- How much of an event can still be had: counted now and then for lists, which must not count 60,000 seats a card.
-- Whoever sells looks at the seats themselves.
CREATE TABLE event_stock (
  event_id uuid PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  available integer NOT NULL CHECK (available >= 0),
  capacity integer NOT NULL CHECK (capacity >= available),
  counted_at timestamptz NOT NULL
);

-- The list by price; events without one come last.
CREATE INDEX event_by_price ON event ((coalesce(price_from, 9007199254740991)), event_id) WHERE published;

-- Until when lists show it: while one can still get in, and never past its end. Kept by the function that counts; where
-- it is not known yet, the end counts.
ALTER TABLE event ADD COLUMN listed_until timestamptz;

-- For imports that sell seats of an existing plan: the plan's code in its venue, and its price zones
-- ([{ code, name, seating, sectionCodes }], most expensive first). Earlier plans have none and can't be used by
-- imports.
ALTER TABLE seat_chart ADD COLUMN code text NOT NULL DEFAULT '';
ALTER TABLE seat_chart ADD COLUMN zones jsonb NOT NULL DEFAULT '[]';
CREATE INDEX seat_chart_by_location ON seat_chart (location_id);

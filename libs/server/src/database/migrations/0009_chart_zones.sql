-- What an import needs to sell seats of a plan that was taken in before: the plan's own name in its venue, and its price
-- zones ([{ code, name, seating, sectionCodes }], dearest first). Plans of before have none, and are not sold by imports.
ALTER TABLE seat_chart ADD COLUMN code text NOT NULL DEFAULT '';
ALTER TABLE seat_chart ADD COLUMN zones jsonb NOT NULL DEFAULT '[]';
CREATE INDEX seat_chart_by_location ON seat_chart (location_id);

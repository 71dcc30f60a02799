-- What the organiser asks at checkout, and what the buyer answered. Both are documents with a version.
alter table event add column questions jsonb;
alter table purchase_order add column answers jsonb;

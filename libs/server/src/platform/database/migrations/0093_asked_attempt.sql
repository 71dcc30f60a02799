-- The reconciler asks the gateway about open attempts in turn, so that those without an answer don't delay the others.
alter table payment_attempt add column asked_at timestamptz;

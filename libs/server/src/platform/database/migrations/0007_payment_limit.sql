-- Declined cards by buyer: retries are limited per day over all carts of a buyer, and not per cart, since a new cart
-- would reset a limit per cart [C8.09, C9.10].
CREATE TABLE payment_refusal (
  user_id uuid NOT NULL REFERENCES user_account,
  attempt_id uuid NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, attempt_id)
);
CREATE INDEX payment_refusal_by_time ON payment_refusal (user_id, refused_at);

-- Payments in progress count too, since they may still be declined.
CREATE INDEX payment_open_by_user ON payment (user_id) WHERE state IN ('created', 'pending');

-- Backfills earlier refusals. Failures that never reached the bank look the same and count too, for a day.
INSERT INTO payment_refusal (user_id, attempt_id, refused_at)
  SELECT p.user_id, a.attempt_id, a.ended_at FROM payment_attempt a JOIN payment p USING (event_id, payment_id)
  WHERE a.state = 'declined' AND a.ended_at IS NOT NULL;

ALTER TABLE cart DROP COLUMN failed_attempts;

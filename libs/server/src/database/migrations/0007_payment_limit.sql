-- Cards that were refused, by person: how often payment may be tried again is counted over a day and over all carts of a
-- person, and not by cart, for a new cart is easily had [C8.09, C9.10].
CREATE TABLE payment_refusal (
  user_id uuid NOT NULL REFERENCES user_account,
  attempt_id uuid NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, attempt_id)
);
CREATE INDEX payment_refusal_by_time ON payment_refusal (user_id, refused_at);

-- What a person is being charged for at this moment counts as well: it may be refused yet.
CREATE INDEX payment_open_by_user ON payment (user_id) WHERE state IN ('created', 'pending');

-- Refusals of before, as far as they are known. What never reached the bank was written alike and counts now: for a day.
INSERT INTO payment_refusal (user_id, attempt_id, refused_at)
  SELECT p.user_id, a.attempt_id, a.ended_at FROM payment_attempt a JOIN payment p USING (event_id, payment_id)
  WHERE a.state = 'declined' AND a.ended_at IS NOT NULL;

ALTER TABLE cart DROP COLUMN failed_attempts;

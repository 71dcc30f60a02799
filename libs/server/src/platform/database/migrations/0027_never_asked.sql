-- An attempt whose gateway was never called is not a declined card: the same call may charge again by a new attempt.
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('started', 'unknown', 'verificationRequired', 'declined', 'neverAsked', 'captured', 'refunded'));
insert into state_transition (machine, from_state, to_state) values
  ('paymentAttempt', 'started', 'neverAsked'),
  ('paymentAttempt', 'unknown', 'neverAsked');

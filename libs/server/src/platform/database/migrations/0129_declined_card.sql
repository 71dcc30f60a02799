-- Finds the last charge of a card.
create index payment_attempt_by_method on payment_attempt (payment_method_id, started_at desc);

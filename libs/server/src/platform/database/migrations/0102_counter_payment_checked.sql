-- In a transaction of its own, so that sales go on while the payments of before are read for the checks.
alter table payment validate constraint payment_at_counter_is_taken;
alter table payment validate constraint payment_of_square_is_known;
-- One transaction of Square pays once.
create unique index payment_square_once on payment (square_reference) where square_reference is not null;

-- Payments at a counter, whose seller takes the money: in cash, or on the organisation's own terminal of Square.

alter table payment
  -- Seller who took it.
  add column taken_by uuid generated always as ((sale #>> '{counter,takenBy}')::uuid) stored references user_account,
  -- Square's id of the transaction.
  add column square_reference text generated always as (sale #>> '{counter,reference}') stored,
  add constraint payment_at_counter_is_taken
    check ((payment_type in ('Cash', 'SquarePOS')) = (taken_by is not null)),
  add constraint payment_of_square_is_known
    check ((payment_type = 'SquarePOS') = (square_reference is not null));
-- One transaction of Square pays once.
create unique index payment_square_once on payment (square_reference) where square_reference is not null;

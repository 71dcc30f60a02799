-- Payments at a counter, whose seller takes the money: in cash, or on the organisation's own terminal of Square.

-- The columns are empty and the checks hold for new rows alone, so that sales wait for no scan of the table; 0102 looks
-- at the rows of before.
alter table payment
  -- Seller who took it.
  add column taken_by uuid references user_account,
  -- Square's id of the transaction.
  add column square_reference text,
  add constraint payment_at_counter_is_taken
    check ((payment_type in ('Cash', 'SquarePOS')) = (taken_by is not null)) not valid,
  add constraint payment_of_square_is_known
    check ((payment_type = 'SquarePOS') = (square_reference is not null)) not valid;

-- How a payment is made [C3.12]. What is free needs no card.

alter table payment
  add column payment_type text not null default 'CreditCard'
    check (payment_type in ('CreditCard', 'Cash', 'SquarePOS', 'Alipay', 'Wechat', 'Klarna', 'Free')),
  alter column payment_method_id drop not null,
  add constraint payment_by_card_has_its_card check (payment_type <> 'CreditCard' or payment_method_id is not null),
  add constraint payment_free_charges_nothing check (payment_type <> 'Free' or amount = 0);
alter table payment_attempt alter column payment_method_id drop not null;

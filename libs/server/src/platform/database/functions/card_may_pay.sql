-- Tells whether a card may pay for a cart. A card for one purchase pays for one cart: after a payment with it has
-- succeeded, or while one is in progress, it does not exist for any other cart; a declined card is free again.
create or replace function card_may_pay(p_means payment_means, p_cart_id uuid) returns boolean
language sql stable as $$
  select p_means.in_wallet or not exists (select from payment p
    where p.payment_method_id = p_means.payment_method_id
      and p.cart_id is distinct from p_cart_id
      and (payment_is_under_way(p.state) or p.state in ('captured', 'refundDue', 'refunded')))
$$;

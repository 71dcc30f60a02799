-- Tells whether a card may pay for a commitment. A card for one purchase pays for one commitment: after a payment with
-- it has succeeded, or while one is in progress, it does not exist for any other one; a declined card is free again.
create or replace function card_may_pay(p_means payment_means, p_commitment_id uuid) returns boolean
language sql stable as $$
  select p_means.in_wallet or not exists (select from payment p
    where p.payment_method_id = p_means.payment_method_id
      and p.commitment_id is distinct from p_commitment_id
      and (payment_is_under_way(p.state) or payment_has_money(p.state)))
$$;

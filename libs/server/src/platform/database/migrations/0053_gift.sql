-- Gifts whose amount the buyer names.

alter table offer_group
  -- Bounds of the amount and what is suggested, in minor units; face_price is the gift of a buyer who names none. Null for a
  -- fixed price.
  add column min_amount bigint,
  add column max_amount bigint,
  add column suggested_amounts bigint[],
  -- A named amount is one gift: a greater one is a greater amount, not a second unit.
  add constraint offer_group_amounts check (
    num_nonnulls(min_amount, max_amount, suggested_amounts) in (0, 3)
    and (min_amount is null or (0 < min_amount and min_amount <= face_price and face_price <= max_amount
      and min_amount <= all (suggested_amounts) and max_amount >= all (suggested_amounts)
      and cardinality(suggested_amounts) <= 6 and child_price is null and senior_price is null and max_quantity = 1)));

alter table commitment_line
  -- What the buyer named, in minor units; null for the price of the offer.
  add column amount bigint check (amount > 0);

-- A gift goes to its charity whole.
update event_fee set categories = array_remove(categories, 'CHARITY') where 'CHARITY' = any (categories);
alter table event_fee add constraint event_fee_spares_gifts check (not 'CHARITY' = any (categories));

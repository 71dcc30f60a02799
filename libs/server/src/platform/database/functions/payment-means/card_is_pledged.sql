-- Tells whether a card is to be charged for a commitment that is neither paid nor released.
create or replace function card_is_pledged(card_id uuid) returns boolean language sql stable as $$
  select exists (select from commitment c where c.pledged_card_id = card_id and commitment_is_live(c.state))
$$;

-- Tells whether a card is to be charged for an entry of a draw or an offer of an auction that is neither paid nor released.
create or replace function card_is_pledged(card_id uuid) returns boolean language sql stable as $$
  select exists (select from draw_entry e join commitment c using (event_id, commitment_id)
      where e.payment_method_id = card_id and commitment_is_live(c.state))
    or exists (select from auction_offer o join commitment c using (event_id, commitment_id)
      where o.payment_method_id = card_id and commitment_is_live(c.state))
$$;

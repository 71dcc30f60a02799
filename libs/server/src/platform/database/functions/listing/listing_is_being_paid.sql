-- Tells whether a payment for a listing is under way, whose outcome decides. One that fills a bid is made with its payment.
create or replace function listing_is_being_paid(p_listing listing) returns boolean language sql stable as $$
  select p_listing.market_offer_id is not null or exists (
    select from listing_token k join token_hold t using (event_id, token_id)
    join hold h on h.event_id = t.event_id and h.hold_id = t.hold_id
    join commitment c on c.event_id = h.event_id and c.commitment_id = h.commitment_id
    where k.event_id = p_listing.event_id and k.listing_id = p_listing.listing_id and c.state = 'paying')
$$;

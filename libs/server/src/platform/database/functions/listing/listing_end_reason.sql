-- Tells why an active listing can't be bought any more and has to end; null while it can. Lists of offers, holds and
-- captures ask it, so that a listing ends exactly at its time, without a job.
create or replace function listing_end_reason(p_listing listing) returns text language sql stable as $$
  select case
    when p_listing.expires_at <= (select foyer_now()) then 'over'
    when exists (select from event e where e.event_id = p_listing.event_id and event_is_off(e)) then 'eventOff'
    when exists (select from user_account u
      where u.user_id = p_listing.seller_id and u.tokens_frozen_at is not null) then 'accountFrozen'
    when exists (select from listing_token l join token t using (event_id, token_id)
      where l.event_id = p_listing.event_id and l.listing_id = p_listing.listing_id
        and (t.state <> 'selling' or t.owner_id <> p_listing.seller_id)) then 'tokenChanged'
    when exists (select from listing_token l
      where l.event_id = p_listing.event_id and l.listing_id = p_listing.listing_id
        and token_is_disputed(l.event_id, l.token_id)) then 'paymentDisputed'
  end
$$;

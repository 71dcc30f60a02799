-- The open offer of an auction that expires first is read every 15 seconds, so that the others are only if it has.
create index auction_offer_by_expiry on auction_offer (event_id, expires_before_hours)
  where state = 'open' and expires_before_hours > 0;

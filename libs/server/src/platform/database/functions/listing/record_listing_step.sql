-- Trigger of listing: writes its history, the only writer of listing_step.
create or replace function record_listing_step() returns trigger language plpgsql as $$
begin
  insert into listing_step (event_id, listing_id, sequence, state, price, expires_at)
    values (new.event_id, new.listing_id, new.version, new.state, new.price, new.expires_at);
  return null;
end
$$;

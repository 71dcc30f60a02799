-- What the fan of an offer was reminded of: that offers close within a day, and how often that it is to be paid.
alter table auction_offer
  add column closing_told boolean not null default false,
  add column reminders integer not null default 0;
create index auction_offer_to_tell on auction_offer (event_id, offer_id) where state = 'open' and not closing_told;

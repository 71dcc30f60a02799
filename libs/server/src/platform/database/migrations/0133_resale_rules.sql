-- Offer groups of which nothing is resold; the other rules of a resale are in the policy of the event.
alter table offer_group add column resale_blocked boolean not null default false;

-- A fee may go to a charity, as a gift with each {product} does.

alter table event_fee
  drop constraint event_fee_recipient_check,
  add constraint event_fee_recipient_check check (recipient in ('platform', 'organiser', 'venue', 'payment', 'charity')),
  add column charity_id uuid references charity,
  add constraint event_fee_of_charity check ((recipient = 'charity') = (charity_id is not null));
alter table former_fee add column charity_id uuid references charity;

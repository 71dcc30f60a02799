-- An offer that got in lapses also when its places were taken off sale before it held them.

alter table auction_offer drop constraint auction_offer_lapse_reason_check;
alter table auction_offer add constraint auction_offer_lapse_reason_check
  check (lapse_reason in ('paymentFailed', 'declined', 'notTogether', 'fewerPlaces'));

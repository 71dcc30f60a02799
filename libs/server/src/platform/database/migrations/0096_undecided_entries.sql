-- Entries and offers that are not decided are listed by id, batch by batch: those that have ended are not read.
create index draw_entry_undecided on draw_entry (event_id, entry_id) where state in ('entered', 'won', 'paymentFailed');
create index auction_offer_undecided on auction_offer (event_id, offer_id) where state in ('open', 'won', 'paymentFailed');

-- A win whose places were taken off sale before it held them is lost.
insert into state_transition (machine, from_state, to_state) values ('drawEntry', 'won', 'lost');

-- Reminders are looked for every 15 seconds, also while a draw of a million entries is open: those that are due come
-- first in these indexes.
drop index draw_entry_to_tell, auction_offer_to_tell;
create index draw_entry_to_tell on draw_entry (event_id, changed_at) where state = 'entered' and not closing_told;
create index auction_offer_to_tell on auction_offer (event_id, reached_at) where state = 'open' and not closing_told;
create index draw_entry_by_win_end on draw_entry (win_until) where state in ('won', 'paymentFailed');
create index auction_offer_by_win_end on auction_offer (win_until) where state in ('won', 'paymentFailed');

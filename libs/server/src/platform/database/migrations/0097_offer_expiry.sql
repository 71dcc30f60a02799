-- An offer that waits for a place expires a number of hours before the event; 0: it waits until the event starts.

alter table auction_offer add column expires_before_hours integer not null default 0
  check (expires_before_hours between 0 and 720);
alter table auction_offer add check (state <> 'expired' or expires_before_hours > 0);

insert into state_transition (machine, from_state, to_state) values ('auctionOffer', 'open', 'expired');

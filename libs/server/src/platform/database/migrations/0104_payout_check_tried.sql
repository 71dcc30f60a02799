-- When an event was last looked at, though it is to be looked at again: the queue begins with the longest ago.
alter table payout_check add column tried_at timestamptz not null default foyer_now();

-- A payment can authorise first. Later it is decided, once, what is captured of it; nothing: it is voided.

alter table payment_attempt
  -- Minor units to capture, 0 to void; null until it is decided, and for a charge at once.
  add column decided_amount bigint,
  add constraint payment_attempt_decided_amount check (decided_amount between 0 and amount),
  add constraint payment_attempt_decided check (decided_amount is null
    or state in ('authorised', 'captured', 'voided'));
create index payment_authorised on payment (updated_at) where state = 'authorised';

-- The commitment of an authorisation that lapsed can be paid again.
insert into state_transition (machine, from_state, to_state) values ('payment', 'voided', 'created');

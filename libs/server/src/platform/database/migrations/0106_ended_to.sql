-- Where a later run goes on to end undecided entries or offers, and in which state: the index still has those that have
-- ended until they are vacuumed, so a run that began at the first would read them all again.
alter table draw
  add ending_state text,
  add ended_to uuid,
  add check (num_nulls(ending_state, ended_to) in (0, 2));
alter table auction
  add ending_state text,
  add ended_to uuid,
  add check (num_nulls(ending_state, ended_to) in (0, 2));

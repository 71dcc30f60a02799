-- Fees that a sale had, so that what was held before a change keeps its price until its hold ends.

-- When a fee was set live; fees that came with their event apply to all of its holds.
alter table event_fee add column since timestamptz not null default 'epoch';

create table former_fee (like event_fee including defaults);
alter table former_fee
  drop column state,
  add column until timestamptz not null,
  add primary key (event_id, code, until),
  add foreign key (event_id) references event on delete cascade;

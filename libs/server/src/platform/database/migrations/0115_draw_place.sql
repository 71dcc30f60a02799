-- No draw may be drawn between the copy of the places and the trigger. Dropping an index takes this lock anyway.
lock table draw_entry in access exclusive mode;

-- Places of entries in the order drawn. A row of its own is written once; an update of the entry writes all of its row
-- again, and its part of each index, which takes minutes for a million of them.
create table draw_place (
  event_id uuid not null references draw on delete cascade,
  -- Published id of the entry.
  drawn_id text collate "C" not null,
  place integer not null,
  primary key (event_id, drawn_id),
  unique (event_id, place)
);
insert into draw_place (event_id, drawn_id, place)
  select event_id, drawn_id, place from draw_entry where place is not null;
drop index draw_entry_by_place, draw_entry_by_state;
create index draw_entry_by_state on draw_entry (event_id, state);

-- draw_entry.place stays, without new values, for processes of the release before. They fail to draw,
-- and leave that to those of this release. But they order lapsed wins of its draws without finding the next winners, so
-- stop them before a draw is due.
create trigger draw_entry_place_is_elsewhere before update of place on draw_entry
  for each statement execute function refuse_change();

-- Entries get their published ids when they are made. Those of the release before are still looked for at the close.
create index draw_entry_without_drawn_id on draw_entry (event_id, entry_id) where drawn_id is null;

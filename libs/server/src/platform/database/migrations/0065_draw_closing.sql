-- Whether the fan of an entry was told that it can be changed for one more day only.
alter table draw_entry add column closing_told boolean not null default false;
create index draw_entry_to_tell on draw_entry (event_id, entry_id) where state = 'entered' and not closing_told;

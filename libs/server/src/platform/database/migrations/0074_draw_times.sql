-- When the value of the beacon's round appears, published so that a reader sees that the root of the entries came first.
alter table draw add column beacon_at timestamptz;

-- Published ids are hexadecimal and read in their order: that of bytes, whatever the database sorts texts by.
alter table draw_entry alter column drawn_id type text collate "C";

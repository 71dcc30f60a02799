-- Where viewers of streams are, by the header of a proxy, and how sharp their picture was.

-- ISO 3166-1, at the first picture.
alter table stream_viewer add column country text check (country ~ '^[A-Z]{2}$');
-- Height of the picture in pixels, at the first heartbeat of the minute.
alter table stream_minute add column height integer check (height between 1 and 10000);

-- Names that the search suggests, folded like event.search_text, and a count of free wheelchair places for lists.

alter table performer add column search_text text not null default '';
alter table venue
  add column search_text text not null default '',
  add column city_search_text text not null default '';
alter table event_stock add column accessible integer not null default 0 check (accessible >= 0);

update performer set search_text =
  ' ' || trim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g')) || ' ';
update venue set
  search_text = ' ' || trim(regexp_replace(lower(unaccent(name)), '[^[:alnum:]]+', ' ', 'g')) || ' ',
  city_search_text = ' ' || trim(regexp_replace(lower(unaccent(city)), '[^[:alnum:]]+', ' ', 'g')) || ' ';
update event_stock s set accessible = (select count(*) from event_seat t
  where t.event_id = s.event_id and t.kind = 'wheelchair' and t.state = 'available');

create index performer_search on performer using gin (search_text gin_trgm_ops);
create index venue_search on venue using gin (search_text gin_trgm_ops);
create index venue_city_search on venue using gin (city_search_text gin_trgm_ops);
create index event_performer_by_performer on event_performer (performer_id);

-- An order is answered with all of its tokens, and an answer has a limit: so has what one person may buy.
update event set max_per_person = 500 where max_per_person > 500;
alter table event add constraint event_limit_fits_an_order check (max_per_person <= 500);

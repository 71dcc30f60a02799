-- Lists by descending price; events without a price are last.

create index event_by_price_descending on event ((coalesce(price_from, -1)), event_id) where published;

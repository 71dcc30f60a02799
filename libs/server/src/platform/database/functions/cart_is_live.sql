-- Tells whether a cart still holds something: it was neither paid nor released. A buyer has one such cart per event.
create or replace function cart_is_live(state text) returns boolean language sql immutable parallel safe as $$
  select state in ('open', 'paying')
$$;

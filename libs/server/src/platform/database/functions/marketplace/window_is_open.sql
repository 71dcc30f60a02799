-- Tells whether a sale window is open, from opens_at until just before closes_at [C4.05].
create or replace function window_is_open(opens_at timestamptz, closes_at timestamptz) returns boolean
language sql stable parallel safe as $$
  select opens_at <= foyer_now() and closes_at > foyer_now()
$$;

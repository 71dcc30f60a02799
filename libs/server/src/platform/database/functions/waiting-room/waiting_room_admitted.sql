-- Counts the numbers that a waiting room has admitted by now: those before the last change of pace, and since then its pace.
create or replace function waiting_room_admitted(room waiting_room) returns integer
language sql stable parallel safe as $$
  select least(2000000000, room.admitted + case when room.admitting_since is null then 0 else floor(
    greatest(0, extract(epoch from foyer_now() - room.admitting_since)) * room.admitted_per_minute / 60) end)::integer
$$;

-- Trigger of season_event: an event of a season is of its organisation, and sold in its currency.
create or replace function check_season_event() returns trigger language plpgsql as $$
begin
  if not exists (select from event e where e.event_id = new.event_id and e.client_id = new.client_id
      and e.currency = new.currency) then
    raise check_violation using constraint = 'season_event_of_organiser',
      message = 'an event of a season is of its organisation, and in its currency';
  end if;
  return new;
end
$$;

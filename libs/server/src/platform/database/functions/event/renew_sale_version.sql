-- Statement trigger that gives the events of the changed rows a new sale version. The trigger names its rows `changed`.
create or replace function renew_sale_version() returns trigger language plpgsql as $$
begin
  update event set sale_version = gen_random_uuid() where event_id in (select c.event_id from changed c);
  return null;
end
$$;

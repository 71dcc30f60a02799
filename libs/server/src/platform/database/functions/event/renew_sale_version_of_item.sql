-- Row trigger that gives the event of an inventory item or a discount a new sale version. Their counters change with
-- every hold or order and are not part of the version.
create or replace function renew_sale_version_of_item() returns trigger language plpgsql as $$
begin
  update event set sale_version = gen_random_uuid() where event_id = new.event_id;
  return null;
end
$$;

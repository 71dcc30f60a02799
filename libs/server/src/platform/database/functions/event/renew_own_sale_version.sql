-- Trigger that gives an event a new sale version when its own prices or rules change; see event.sale_version.
create or replace function renew_own_sale_version() returns trigger language plpgsql as $$
begin
  new.sale_version := gen_random_uuid();
  return new;
end
$$;

-- The minimum age of an event or category decides who may buy, by the day of the event: changes renew the sale's version.
create trigger event_age_sale_version before update of minimum_age, starts_at, timezone on event
  for each row execute function renew_own_sale_version();
create trigger inventory_item_age_changed after update of minimum_age on inventory_item
  for each row execute function renew_sale_version_of_item();

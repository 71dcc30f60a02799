-- Where an item is picked up, by locale: the receipt says it [C3.05].

alter table inventory_item add column pickup_place jsonb;
drop trigger inventory_item_changed on inventory_item;
create trigger inventory_item_changed
  after update of category, seating, attendance, section_code, gate, fulfilment, charity_id, tokens_each,
    pickup_place
  on inventory_item for each row execute function renew_sale_version_of_item();

-- Lines with an id of the server, and how many tokens a sold unit gives.

alter table inventory_item
  -- {product} of one sold unit: a table of eight gives eight.
  add column tokens_each integer not null default 1 check (tokens_each between 1 and 50),
  add constraint inventory_item_one_token_a_seat check (seating <> 'seated' or tokens_each = 1);
drop trigger inventory_item_changed on inventory_item;
create trigger inventory_item_changed
  after update of category, seating, attendance, section_code, gate, fulfilment, tokens_each
  on inventory_item for each row execute function renew_sale_version_of_item();

-- The client's label of a line, cart_guid, is unique within its commitment alone.
alter table commitment_line
  add column line_id uuid not null default gen_random_uuid(),
  add column kind text not null default 'purchase',
  -- Where its price comes from: the offer, or a bid, a listing, a package, a code, the credit of an upgrade.
  add column price_source text not null default 'offer',
  add column tokens_each integer not null default 1 check (tokens_each between 1 and 50);
update commitment_line c set line_id = l.line_id
  from order_line l join purchase_order o using (event_id, order_id)
  where o.event_id = c.event_id and o.commitment_id = c.commitment_id and l.cart_guid = c.cart_guid;
alter table commitment_line drop constraint commitment_line_pkey;
alter table commitment_line
  add primary key (event_id, line_id),
  add constraint commitment_line_label unique (event_id, commitment_id, cart_guid);

-- An order's line is that of its commitment.
alter table order_line
  -- {product} of the line; of extras none.
  add column tokens integer not null default 0 check (tokens >= 0),
  add constraint order_line_of_line foreign key (event_id, line_id) references commitment_line;
update order_line set tokens = quantity where category = 'EVENT_ACCESS';

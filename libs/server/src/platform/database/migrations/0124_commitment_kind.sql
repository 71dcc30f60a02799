-- What a commitment is, by its kind's manifest, so that nothing asks for the name of a kind.

alter table commitment
  -- Type of sale; null for a cart.
  add column marketplace_type text,
  -- Waits for a decision of the organiser or of chance, and is listed among requests.
  add column is_request boolean not null default false,
  -- Card that is to be charged while the buyer is away.
  add column pledged_card_id uuid references payment_means;
update commitment c set marketplace_type = 'draw', is_request = c.kind <> 'cart', pledged_card_id = e.payment_method_id
  from draw_entry e where e.event_id = c.event_id and e.commitment_id = c.commitment_id;
update commitment c set marketplace_type = 'auction', is_request = c.kind <> 'cart', pledged_card_id = o.payment_method_id
  from auction_offer o where o.event_id = c.event_id and o.commitment_id = c.commitment_id;
create index commitment_by_pledged_card on commitment (pledged_card_id) where pledged_card_id is not null;
alter table draw_entry drop column payment_method_id;
alter table auction_offer drop column payment_method_id;

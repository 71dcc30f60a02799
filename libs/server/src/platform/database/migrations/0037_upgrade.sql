-- Upgrades: {product} that take the place of others of the same buyer, whose price is credited.

-- What was paid for it is credited to the buyer of the commitment.
alter table commitment_token add column is_credited boolean;

-- The one that was given up for it.
alter table token add column upgrades_id uuid;
create unique index token_upgrades_once on token (upgrades_id, event_id) where upgrades_id is not null;

-- Token given up whose charge this one credits: a negative copy of it, of the order as a whole.
alter table charge add column credits_token_id uuid;
create index charge_by_credited_token on charge (credits_token_id, event_id) where credits_token_id is not null;
alter table charge drop constraint charge_sign;
alter table charge add constraint charge_sign
  check (amount <> 0 and ((kind = 'discount') = (amount < 0)) = (credits_token_id is null)) not valid;
alter table charge add constraint charge_of_credit
  check (credits_token_id is null or (token_id is null and cart_guid is null)) not valid;
drop trigger charge_append_only on charge;
create trigger charge_append_only
  before delete or update of event_id, order_id, charge_number, cart_guid, token_id, kind, code, quantity, amount,
    recipient_kind, recipient_id, refundable, credits_token_id
  on charge for each row execute function refuse_change();
alter table token add constraint token_upgrades_one foreign key (event_id, upgrades_id) references token not valid;
alter table charge add constraint charge_credits_one foreign key (event_id, credits_token_id) references token not valid;

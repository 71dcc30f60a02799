-- Commitments: what somebody intends towards one event, counted against limits and payable. Carts are the first kind;
-- those so far become commitments under their ids, which are also the ids of their holds.

drop trigger cart_transition on cart;
drop index cart_one_open_per_buyer, cart_by_end, cart_by_purchase_token;
-- The type of its argument becomes another table.
drop function if exists cart_as_json(cart);
update state_transition set machine = 'commitment' where machine = 'cart';

alter table cart rename to commitment;
alter table commitment rename column cart_id to commitment_id;
alter table commitment rename constraint cart_pkey to commitment_pkey;
alter table commitment rename constraint cart_state_check to commitment_state_check;
alter table commitment rename constraint cart_event_id_fkey to commitment_event_id_fkey;
alter table commitment rename constraint cart_user_id_fkey to commitment_user_id_fkey;
alter table cart_line rename to commitment_line;
alter table commitment_line rename column cart_id to commitment_id;
alter table commitment_line rename constraint cart_line_pkey to commitment_line_pkey;
alter table commitment_line rename constraint cart_line_event_id_cart_id_fkey
  to commitment_line_event_id_commitment_id_fkey;
alter table commitment_line rename constraint cart_line_event_id_offer_group_id_fkey
  to commitment_line_event_id_offer_group_id_fkey;
alter table commitment_line rename constraint cart_line_event_id_inventory_item_id_fkey
  to commitment_line_event_id_inventory_item_id_fkey;
alter table commitment_line rename constraint cart_line_quantity_check to commitment_line_quantity_check;
alter table commitment_line rename constraint cart_line_has_its_seats to commitment_line_has_its_seats;
alter table payment rename column cart_id to commitment_id;
alter table payment rename constraint payment_event_id_cart_id_fkey to payment_event_id_commitment_id_fkey;
alter index payment_one_per_cart rename to payment_one_per_commitment;
alter table purchase_order rename column cart_id to commitment_id;
alter table purchase_order rename constraint purchase_order_event_id_cart_id_fkey
  to purchase_order_event_id_commitment_id_fkey;
alter index purchase_order_one_per_cart rename to purchase_order_one_per_commitment;

-- What only carts have: the purchase token. Looked up by hash; also sealed, so that all devices of the buyer get the
-- same token.
create table cart (
  event_id uuid not null,
  commitment_id uuid not null,
  purchase_token_hash bytea not null check (octet_length(purchase_token_hash) = 32),
  purchase_token_sealed bytea not null,
  primary key (event_id, commitment_id),
  foreign key (event_id, commitment_id) references commitment
);
insert into cart (event_id, commitment_id, purchase_token_hash, purchase_token_sealed)
  select event_id, commitment_id, purchase_token_hash, purchase_token_sealed from commitment;
create unique index cart_by_purchase_token on cart (purchase_token_hash, event_id);

-- What a commitment has of the stock. Seats and quantities point to the hold.
create table hold (
  event_id uuid not null,
  hold_id uuid not null,
  commitment_id uuid not null,
  -- Time of the first hold; adding later doesn't extend the hold.
  first_held_at timestamptz not null,
  -- Null: until the commitment ends.
  held_until timestamptz,
  -- Set after the one extension.
  extended boolean not null default false,
  -- Set when the commitment has ended; it then holds nothing.
  settled boolean not null default false,
  primary key (event_id, hold_id),
  foreign key (event_id, commitment_id) references commitment,
  check (held_until >= first_held_at)
);
insert into hold (event_id, hold_id, commitment_id, first_held_at, held_until, extended, settled)
  select event_id, commitment_id, commitment_id, first_held_at, held_until, extended, state in ('paid', 'released')
  from commitment;
create unique index hold_one_per_commitment on hold (commitment_id, event_id);
-- For the sweeper, which no buyer waits for.
create index hold_by_end on hold (held_until) where not settled;

alter table commitment
  -- A module's manifest names its kinds.
  add column kind text not null default 'cart',
  add column marketplace_id uuid,
  -- {product} that count against limits.
  add column quantity integer not null default 0 check (quantity >= 0),
  -- Host of the partner's site where it was made; null for the consumer site.
  add column site_host text,
  -- Seller: the event's organisation, copied, so that no hold locks its row.
  add column client_id uuid,
  add column created_at timestamptz,
  add foreign key (event_id, marketplace_id) references marketplace,
  -- Invited persons are unknown until they come.
  alter column user_id drop not null;
update commitment c
  set quantity = (select coalesce(sum(l.quantity), 0) from commitment_line l
      where l.event_id = c.event_id and l.commitment_id = c.commitment_id and l.category = 'EVENT_ACCESS'),
    site_host = (select p.sale ->> 'siteHost' from payment p
      where p.commitment_id = c.commitment_id and p.event_id = c.event_id),
    client_id = (select e.client_id from event e where e.event_id = c.event_id),
    created_at = c.first_held_at;
alter table commitment
  alter column kind drop default,
  alter column client_id set not null,
  alter column created_at set not null,
  drop column purchase_token_hash,
  drop column purchase_token_sealed,
  drop column first_held_at,
  drop column held_until,
  drop column extended,
  add constraint cart_has_its_buyer check (kind <> 'cart' or user_id is not null);
-- A rule of carts alone: a buyer may have other kinds of commitment besides.
create unique index cart_one_open_per_buyer on commitment (event_id, user_id)
  where kind = 'cart' and state in ('open', 'paying');
create index commitment_live_by_user on commitment (user_id, event_id) where state in ('open', 'paying');
create trigger commitment_transition before insert or update on commitment
  for each row execute function enforce_transition('commitment');

alter table event_seat drop constraint event_seat_hold_is_whole;
alter table event_seat rename column cart_id to hold_id;
alter table event_seat add constraint event_seat_hold_is_whole
  check ((state = 'held') = (hold_id is not null) and (state = 'held' or held_until is null));

alter table quantity_hold drop constraint quantity_hold_event_id_cart_id_fkey;
alter table quantity_hold rename column cart_id to hold_id;
alter table quantity_hold
  alter column held_until drop not null,
  add foreign key (event_id, hold_id) references hold;

-- One counter for the live commitments of a buyer, of every kind: the sum of their quantities.
alter table event_buyer drop constraint event_buyer_within_limit;
alter table event_buyer drop column in_cart;
update event_buyer b set committed = (select coalesce(sum(c.quantity), 0) from commitment c
  where c.event_id = b.event_id and c.user_id = b.user_id and c.state in ('open', 'paying'));
alter table event_buyer add constraint event_buyer_within_limit check (bought + committed <= allowed);

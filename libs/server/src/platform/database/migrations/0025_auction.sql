-- My Price: the auction of an event's places, who offered what, and who got in.

create table auction (
  event_id uuid primary key references event on delete cascade,
  auction_id uuid not null unique,
  -- Window in which offers are taken; its results_at is when they are ranked.
  marketplace_id uuid not null,
  state text not null,
  version integer not null default 1,
  closed_at timestamptz,
  -- Reason of an organiser who closed it before its time.
  closed_early text check (length(closed_early) between 1 and 200),
  allocated_at timestamptz,
  -- When the last offer that got in was paid or had lapsed.
  settled_at timestamptz,
  -- As in draw.
  ending_state text,
  ended_to uuid,
  foreign key (event_id, marketplace_id) references marketplace on delete cascade,
  check (state not in ('closed', 'allocated') or closed_at is not null),
  check ((state = 'allocated') = (allocated_at is not null)),
  check (num_nulls(ending_state, ended_to) in (0, 2))
);
create index auction_unsettled on auction (event_id) where settled_at is null and state <> 'cancelled';
insert into state_transition (machine, from_state, to_state) values
  ('auction', '(new)', 'open'),
  ('auction', 'open', 'closed'),
  ('auction', 'open', 'cancelled'),
  ('auction', 'closed', 'allocated'),
  ('auction', 'closed', 'cancelled');
create trigger auction_transition before insert or update on auction
  for each row execute function enforce_transition('auction');

-- Offer of the window that can be bid for. Each has a stock of its own.
create table auction_group (
  event_id uuid not null references auction on delete cascade,
  offer_group_id uuid not null,
  inventory_item_id uuid not null,
  -- Prices of one, before fees, in minor units: the lowest one, and any number of steps above it.
  minimum bigint not null check (minimum >= 0),
  maximum bigint,
  step bigint not null check (step > 0),
  -- From the allocation on: units there were, the lowest price that got in, and the offers and units that did.
  quantity integer check (quantity >= 0),
  cut_off bigint,
  winners integer check (winners >= 0),
  won_quantity integer check (won_quantity between 0 and quantity),
  primary key (event_id, offer_group_id),
  unique (event_id, inventory_item_id),
  foreign key (event_id, offer_group_id) references offer_group on delete cascade,
  foreign key (event_id, inventory_item_id) references inventory_item on delete cascade,
  check (maximum is null or maximum >= minimum and (maximum - minimum) % step = 0),
  check (num_nulls(quantity, winners, won_quantity) in (0, 3)),
  check ((cut_off is null) = (coalesce(winners, 0) = 0))
);

create table auction_offer (
  event_id uuid not null references event on delete cascade,
  offer_id uuid not null unique,
  -- Null once the account is deleted; an offer that was ranked keeps its place.
  user_id uuid references user_account on delete set null,
  commitment_id uuid not null,
  offer_group_id uuid not null,
  quantity integer not null check (quantity between 1 and 50),
  seats_together boolean not null,
  -- Price of one, before fees, in minor units, and since when it is offered for this quantity.
  price bigint not null check (price >= 0),
  reached_at timestamptz not null,
  -- Highest total that was shown to the fan, in minor units.
  at_most bigint not null check (at_most >= 0),
  -- An offer that waits for a place expires so many hours before the event; 0: it waits until the event starts.
  expires_before_hours integer not null default 0 check (expires_before_hours between 0 and 720),
  state text not null,
  -- Why an offer that got in has lapsed. fewerPlaces: its places were taken off sale before it held them.
  lapse_reason text check (lapse_reason in ('paymentFailed', 'declined', 'notTogether', 'fewerPlaces')),
  version integer not null default 1,
  made_at timestamptz not null,
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  -- Rank in its group at the close, from 1.
  place integer,
  -- Order in which offers got in, over all groups.
  win_order integer,
  -- Set once its places went to the next.
  passed_on boolean not null default false,
  -- Set once it holds its places.
  held_at timestamptz,
  -- Until when a refused card can be made good; null while it is charged.
  win_until timestamptz,
  -- Window by rank in which the fan picks seats; null before the allocation, and of what has no seats.
  pick_from timestamptz,
  pick_until timestamptz,
  picked_at timestamptz,
  -- When the fan was told of the window.
  pick_mailed_at timestamptz,
  -- What the fan was reminded of: that offers close within a day, and how often that it is to be paid.
  closing_told boolean not null default false,
  reminders integer not null default 0,
  primary key (event_id, offer_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, offer_group_id) references auction_group,
  check (state not in ('won', 'claimed', 'paymentFailed', 'lapsed') or win_order is not null),
  check ((state = 'lapsed') = (lapse_reason is not null)),
  check (not passed_on or state = 'lapsed'),
  check (state <> 'expired' or expires_before_hours > 0),
  constraint auction_offer_pick_window check (
    (pick_from is null) = (pick_until is null) and pick_until >= pick_from
    and (pick_from is null or win_order is not null)),
  constraint auction_offer_picked_in_time check (
    picked_at is null or held_at is not null and picked_at >= pick_from and picked_at < pick_until)
);
create unique index auction_offer_one_per_user on auction_offer (event_id, user_id)
  where state in ('open', 'won', 'paymentFailed');
create unique index auction_offer_won_in_order on auction_offer (event_id, win_order);
create unique index auction_offer_by_place on auction_offer (event_id, offer_group_id, place);
create index auction_offer_ranked on auction_offer (event_id, offer_group_id, price desc, reached_at, offer_id)
  include (quantity) where state = 'open';
create index auction_offer_by_state on auction_offer (event_id, state);
create index auction_offer_by_user on auction_offer (user_id, made_at);
-- As the indexes of draw_entry.
create index auction_offer_undecided on auction_offer (event_id, offer_id)
  where state in ('open', 'won', 'paymentFailed');
create index auction_offer_to_tell on auction_offer (event_id, reached_at) where state = 'open' and not closing_told;
create index auction_offer_by_win_end on auction_offer (win_until) where state in ('won', 'paymentFailed');
-- The open offer of an auction that expires first is read every 15 seconds, so that the others are only if it has.
create index auction_offer_by_expiry on auction_offer (event_id, expires_before_hours)
  where state = 'open' and expires_before_hours > 0;
insert into state_transition (machine, from_state, to_state) values
  ('auctionOffer', '(new)', 'open'),
  ('auctionOffer', 'open', 'cancelled'),
  ('auctionOffer', 'open', 'expired'),
  ('auctionOffer', 'open', 'won'),
  ('auctionOffer', 'open', 'lost'),
  ('auctionOffer', 'won', 'claimed'),
  ('auctionOffer', 'won', 'paymentFailed'),
  ('auctionOffer', 'won', 'lapsed'),
  ('auctionOffer', 'won', 'cancelled'),
  ('auctionOffer', 'paymentFailed', 'claimed'),
  ('auctionOffer', 'paymentFailed', 'lapsed'),
  ('auctionOffer', 'paymentFailed', 'cancelled');
create trigger auction_offer_transition before insert or update on auction_offer
  for each row execute function enforce_transition('auctionOffer');
-- An offer can only be raised [C5.08].
create trigger auction_offer_only_raised before update on auction_offer for each row
  when (new.price < old.price or new.quantity < old.quantity or new.offer_group_id <> old.offer_group_id
    or old.state <> 'open' and (new.price <> old.price or new.quantity <> old.quantity)
    or new.reached_at < old.reached_at)
  execute function refuse_lower_offer();

-- Log of what operators, and members of the organisation, did with auctions.
create table auction_change (
  change_id uuid primary key,
  event_id uuid not null references event,
  change text not null check (change in ('open', 'close', 'stock', 'minimum', 'export')),
  details jsonb not null,
  -- Operating-system user who ran the command.
  operator text check (length(operator) between 1 and 100),
  -- Member who made the change.
  user_id uuid references user_account,
  changed_at timestamptz not null default foyer_now(),
  check (num_nulls(operator, user_id) = 1)
);
create index auction_change_of_event on auction_change (event_id);
create index auction_change_of_user on auction_change (user_id) where user_id is not null;
create trigger auction_change_append_only before update or delete on auction_change
  for each row execute function refuse_change();
create trigger auction_change_no_truncate before truncate on auction_change execute function refuse_change();

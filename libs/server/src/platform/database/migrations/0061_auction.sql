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
  foreign key (event_id, marketplace_id) references marketplace on delete cascade,
  check (state not in ('closed', 'allocated') or closed_at is not null),
  check ((state = 'allocated') = (allocated_at is not null))
);
create index auction_unsettled on auction (event_id) where settled_at is null and state <> 'cancelled';

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
  payment_method_id uuid references payment_means,
  state text not null,
  -- Why an offer that got in has lapsed.
  lapse_reason text check (lapse_reason in ('paymentFailed', 'declined', 'notTogether')),
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
  primary key (event_id, offer_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, offer_group_id) references auction_group,
  check (state not in ('won', 'claimed', 'paymentFailed', 'lapsed') or win_order is not null),
  check ((state = 'lapsed') = (lapse_reason is not null)),
  check (not passed_on or state = 'lapsed')
);
create unique index auction_offer_one_per_user on auction_offer (event_id, user_id)
  where state in ('open', 'won', 'paymentFailed');
create unique index auction_offer_won_in_order on auction_offer (event_id, win_order);
create unique index auction_offer_by_place on auction_offer (event_id, offer_group_id, place);
create index auction_offer_ranked on auction_offer (event_id, offer_group_id, price desc, reached_at, offer_id)
  include (quantity) where state = 'open';
create index auction_offer_by_state on auction_offer (event_id, state);
create index auction_offer_by_user on auction_offer (user_id, made_at);
create index auction_offer_by_card on auction_offer (payment_method_id);

-- An offer can only be raised [C5.08].
create trigger auction_offer_only_raised before update on auction_offer for each row
  when (new.price < old.price or new.quantity < old.quantity or new.offer_group_id <> old.offer_group_id
    or old.state <> 'open' and (new.price <> old.price or new.quantity <> old.quantity)
    or new.reached_at < old.reached_at)
  execute function refuse_lower_offer();

-- Log of what operators did with auctions.
create table auction_change (
  change_id uuid primary key,
  event_id uuid not null references event,
  change text not null check (change in ('close', 'export')),
  details jsonb not null,
  -- Operating-system user who ran the command.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null default foyer_now()
);
create index auction_change_of_event on auction_change (event_id);
create trigger auction_change_append_only before update or delete on auction_change
  for each row execute function refuse_change();
create trigger auction_change_no_truncate before truncate on auction_change execute function refuse_change();

insert into state_transition (machine, from_state, to_state) values
  ('auction', '(new)', 'open'),
  ('auction', 'open', 'closed'),
  ('auction', 'open', 'cancelled'),
  ('auction', 'closed', 'allocated'),
  ('auction', 'closed', 'cancelled'),
  ('auctionOffer', '(new)', 'open'),
  ('auctionOffer', 'open', 'cancelled'),
  ('auctionOffer', 'open', 'won'),
  ('auctionOffer', 'open', 'lost'),
  ('auctionOffer', 'won', 'claimed'),
  ('auctionOffer', 'won', 'paymentFailed'),
  ('auctionOffer', 'won', 'lapsed'),
  ('auctionOffer', 'won', 'cancelled'),
  ('auctionOffer', 'paymentFailed', 'claimed'),
  ('auctionOffer', 'paymentFailed', 'lapsed'),
  ('auctionOffer', 'paymentFailed', 'cancelled');
create trigger auction_transition before insert or update on auction
  for each row execute function enforce_transition('auction');
create trigger auction_offer_transition before insert or update on auction_offer
  for each row execute function enforce_transition('auctionOffer');

-- Wish List: the draw of an event's places, who entered it, and who won what.

create table draw (
  event_id uuid primary key references event on delete cascade,
  draw_id uuid not null unique,
  -- Window in which entries are taken; its results_at is when the draw is made.
  marketplace_id uuid not null,
  auto_claim boolean not null,
  state text not null,
  version integer not null default 1,
  -- Seed, sealed until the draw is made, and what was published of it before the first entry.
  sealed_seed bytea,
  seed_commitment text check (seed_commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz,
  -- [{ id, choices, quantity }], as it was published with the commitment, and as it was drawn from.
  committed_stock jsonb,
  drawn_stock jsonb,
  closed_at timestamptz,
  -- Reason of an organiser who closed it before its time.
  closed_early text check (length(closed_early) between 1 and 200),
  -- Published together, after the close: the beacon's value comes later than that.
  entries_root text check (entries_root ~ '^[0-9a-f]{64}$'),
  beacon_source text,
  beacon_round bigint,
  -- Published by the draw.
  beacon_value text,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz,
  -- When the last win was paid or had lapsed.
  settled_at timestamptz,
  foreign key (event_id, marketplace_id) references marketplace on delete cascade,
  check (num_nulls(sealed_seed, seed_commitment, committed_at, committed_stock) in (0, 4)),
  check (num_nulls(entries_root, beacon_source, beacon_round) in (0, 3)),
  check (state not in ('closed', 'drawn') or num_nulls(seed_commitment, closed_at, drawn_stock) = 0),
  check ((state = 'drawn') = (server_seed is not null)),
  check (state <> 'drawn' or num_nulls(entries_root, beacon_value, drawn_at) = 0)
);
create index draw_unsettled on draw (event_id) where settled_at is null and state <> 'cancelled';

-- Stock that changed between its commitment and the close.
create table draw_stock_change (
  event_id uuid not null references draw on delete cascade,
  stock_id text not null,
  before integer not null,
  after integer not null,
  changed_at timestamptz not null
);
create index draw_stock_change_of_event on draw_stock_change (event_id, changed_at);

create table draw_entry (
  event_id uuid not null references event on delete cascade,
  entry_id uuid not null unique,
  -- Null once the account is deleted; a drawn entry stays in the record.
  user_id uuid references user_account on delete set null,
  commitment_id uuid not null,
  -- Units of an offer.
  quantity integer not null check (quantity between 1 and 50),
  may_split boolean not null,
  payment_method_id uuid references payment_means,
  -- Highest total that was shown to the fan, in minor units.
  at_most bigint not null check (at_most >= 0),
  state text not null,
  version integer not null default 1,
  entered_at timestamptz not null,
  changed_at timestamptz not null,
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  -- From the close on: its id in the published data.
  drawn_id text check (drawn_id ~ '^[0-9a-f]{64}$'),
  -- Place in the order drawn.
  place integer,
  won_group_id uuid,
  won_quantity integer check (won_quantity between 1 and quantity),
  -- Order in which wins were won, and in which they lapsed to the next.
  win_order integer,
  lapse_order integer,
  -- Set once a win holds its places.
  held_at timestamptz,
  -- Until when an unpaid win is set aside; null while it is charged.
  win_until timestamptz,
  reminders integer not null default 0,
  primary key (event_id, entry_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, won_group_id) references offer_group,
  check (num_nulls(won_group_id, won_quantity, win_order) in (0, 3)),
  check (state not in ('won', 'claimed', 'paymentFailed', 'lapsed') or win_order is not null)
);
create unique index draw_entry_one_per_user on draw_entry (event_id, user_id)
  where state in ('entered', 'won', 'paymentFailed');
create unique index draw_entry_drawn_once on draw_entry (event_id, drawn_id);
create unique index draw_entry_by_place on draw_entry (event_id, place);
create unique index draw_entry_won_in_order on draw_entry (event_id, win_order);
create unique index draw_entry_lapsed_in_order on draw_entry (event_id, lapse_order);
create index draw_entry_by_state on draw_entry (event_id, state, place);
create index draw_entry_by_user on draw_entry (user_id, entered_at);
create index draw_entry_by_card on draw_entry (payment_method_id);

-- Offers that an entry is for, in order of preference.
create table draw_choice (
  event_id uuid not null,
  entry_id uuid not null,
  rank integer not null,
  offer_group_id uuid not null,
  primary key (event_id, entry_id, rank),
  unique (event_id, entry_id, offer_group_id),
  foreign key (event_id, entry_id) references draw_entry on delete cascade,
  foreign key (event_id, offer_group_id) references offer_group on delete cascade
);

-- Log of what operators did with draws.
create table draw_change (
  change_id uuid primary key,
  event_id uuid not null references event,
  change text not null check (change in ('close', 'export')),
  details jsonb not null,
  -- Operating-system user who ran the command.
  operator text not null check (length(operator) between 1 and 100),
  changed_at timestamptz not null default foyer_now()
);
create index draw_change_of_event on draw_change (event_id);
create trigger draw_change_append_only before update or delete on draw_change
  for each row execute function refuse_change();
create trigger draw_change_no_truncate before truncate on draw_change execute function refuse_change();

insert into state_transition (machine, from_state, to_state) values
  ('draw', '(new)', 'open'),
  ('draw', 'open', 'closed'),
  ('draw', 'open', 'cancelled'),
  ('draw', 'closed', 'drawn'),
  ('draw', 'closed', 'cancelled'),
  ('drawEntry', '(new)', 'entered'),
  ('drawEntry', 'entered', 'cancelled'),
  ('drawEntry', 'entered', 'won'),
  ('drawEntry', 'entered', 'lost'),
  ('drawEntry', 'won', 'claimed'),
  ('drawEntry', 'won', 'paymentFailed'),
  ('drawEntry', 'won', 'lapsed'),
  ('drawEntry', 'won', 'cancelled'),
  ('drawEntry', 'paymentFailed', 'claimed'),
  ('drawEntry', 'paymentFailed', 'lapsed'),
  ('drawEntry', 'paymentFailed', 'cancelled');
create trigger draw_transition before insert or update on draw
  for each row execute function enforce_transition('draw');
create trigger draw_entry_transition before insert or update on draw_entry
  for each row execute function enforce_transition('drawEntry');

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
  -- Root of the tree of entries, published before the round of the beacon is chosen; then the round, whose value comes
  -- later than both.
  entries_root text check (entries_root ~ '^[0-9a-f]{64}$'),
  root_published_at timestamptz,
  beacon_source text,
  beacon_round bigint,
  -- When the value of the round appears, published so that a reader sees that the root of the entries came first.
  beacon_at timestamptz,
  -- Published by the draw.
  beacon_value text,
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  drawn_at timestamptz,
  -- When the last win was paid or had lapsed.
  settled_at timestamptz,
  -- Where a later run goes on to end undecided entries, and in which state: the index still has those that have ended
  -- until they are vacuumed, so a run that began at the first would read them all again.
  ending_state text,
  ended_to uuid,
  foreign key (event_id, marketplace_id) references marketplace on delete cascade,
  check (num_nulls(sealed_seed, seed_commitment, committed_at, committed_stock) in (0, 4)),
  check ((entries_root is null) = (root_published_at is null)),
  check (num_nulls(beacon_source, beacon_round) in (0, 2)),
  check (beacon_round is null or entries_root is not null),
  check (state not in ('closed', 'drawn') or num_nulls(seed_commitment, closed_at, drawn_stock) = 0),
  check ((state = 'drawn') = (server_seed is not null)),
  check (state <> 'drawn' or num_nulls(entries_root, beacon_value, drawn_at) = 0),
  check (state <> 'drawn' or beacon_round is not null),
  check (num_nulls(ending_state, ended_to) in (0, 2))
);
create index draw_unsettled on draw (event_id) where settled_at is null and state <> 'cancelled';
insert into state_transition (machine, from_state, to_state) values
  ('draw', '(new)', 'open'),
  ('draw', 'open', 'closed'),
  ('draw', 'open', 'cancelled'),
  ('draw', 'closed', 'drawn'),
  ('draw', 'closed', 'cancelled');
create trigger draw_transition before insert or update on draw
  for each row execute function enforce_transition('draw');
create trigger draw_root_before_round before update on draw for each row
  when (old.entries_root is null and new.beacon_round is not null) execute function refuse_change();
create trigger draw_published_once before update on draw for each row
  when (old.entries_root is distinct from new.entries_root and old.entries_root is not null
    or old.beacon_round is distinct from new.beacon_round and old.beacon_round is not null)
  execute function refuse_change();

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
  -- Highest total that was shown to the fan, in minor units.
  at_most bigint not null check (at_most >= 0),
  state text not null,
  version integer not null default 1,
  entered_at timestamptz not null,
  changed_at timestamptz not null,
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  -- Its id in the published data: hexadecimal and read in its order, that of bytes, whatever the database sorts texts
  -- by.
  drawn_id text collate "C" not null check (drawn_id ~ '^[0-9a-f]{64}$'),
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
  -- Whether the fan was told that the entry can be changed for one more day only.
  closing_told boolean not null default false,
  -- Time at which a fan gave a win up whose card was refused; null for one that was not paid in time.
  declined_at timestamptz check (declined_at is null or state = 'lapsed'),
  primary key (event_id, entry_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, won_group_id) references offer_group,
  check (num_nulls(won_group_id, won_quantity, win_order) in (0, 3)),
  check (state not in ('won', 'claimed', 'paymentFailed', 'lapsed') or win_order is not null)
);
create unique index draw_entry_one_per_user on draw_entry (event_id, user_id)
  where state in ('entered', 'won', 'paymentFailed');
create unique index draw_entry_drawn_once on draw_entry (event_id, drawn_id);
create unique index draw_entry_won_in_order on draw_entry (event_id, win_order);
create unique index draw_entry_lapsed_in_order on draw_entry (event_id, lapse_order);
create index draw_entry_by_state on draw_entry (event_id, state);
create index draw_entry_by_user on draw_entry (user_id, entered_at);
-- Undecided entries are listed by id, batch by batch: those that have ended are not read.
create index draw_entry_undecided on draw_entry (event_id, entry_id)
  where state in ('entered', 'won', 'paymentFailed');
-- Reminders are looked for every 15 seconds, also while a draw of a million entries is open: those that are due come
-- first in these indexes.
create index draw_entry_to_tell on draw_entry (event_id, changed_at) where state = 'entered' and not closing_told;
create index draw_entry_by_win_end on draw_entry (win_until) where state in ('won', 'paymentFailed');
insert into state_transition (machine, from_state, to_state) values
  ('drawEntry', '(new)', 'entered'),
  ('drawEntry', 'entered', 'cancelled'),
  ('drawEntry', 'entered', 'won'),
  ('drawEntry', 'entered', 'lost'),
  ('drawEntry', 'won', 'claimed'),
  -- Its places were taken off sale before it held them.
  ('drawEntry', 'won', 'lost'),
  ('drawEntry', 'won', 'paymentFailed'),
  ('drawEntry', 'won', 'lapsed'),
  ('drawEntry', 'won', 'cancelled'),
  ('drawEntry', 'paymentFailed', 'claimed'),
  ('drawEntry', 'paymentFailed', 'lapsed'),
  ('drawEntry', 'paymentFailed', 'cancelled');
create trigger draw_entry_transition before insert or update on draw_entry
  for each row execute function enforce_transition('drawEntry');

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

-- Places of entries in the order drawn. A row of its own is written once; an update of the entry writes all of its row
-- again, and its part of each index, which takes minutes for a million of them.
create table draw_place (
  event_id uuid not null references draw on delete cascade,
  -- Published id of the entry.
  drawn_id text collate "C" not null,
  place integer not null,
  primary key (event_id, drawn_id),
  unique (event_id, place)
);

-- Nodes of the tree of a draw's entries, ten levels above the leaves: with them, and the entries under one of them, an
-- entry is proved without reading all others.
create table draw_group (
  event_id uuid not null references draw on delete cascade,
  -- Lowest published id of its entries.
  first_id text not null check (first_id ~ '^[0-9a-f]{64}$'),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  primary key (event_id, first_id)
);

-- Log of what operators, and members of the organisation, did with draws.
create table draw_change (
  change_id uuid primary key,
  event_id uuid not null references event,
  change text not null check (change in ('open', 'close', 'stock', 'export')),
  details jsonb not null,
  -- Operating-system user who ran the command.
  operator text check (length(operator) between 1 and 100),
  -- Member who made the change.
  user_id uuid references user_account,
  changed_at timestamptz not null default foyer_now(),
  check (num_nulls(operator, user_id) = 1)
);
create index draw_change_of_event on draw_change (event_id);
create index draw_change_of_user on draw_change (user_id) where user_id is not null;
create trigger draw_change_append_only before update or delete on draw_change
  for each row execute function refuse_change();
create trigger draw_change_no_truncate before truncate on draw_change execute function refuse_change();

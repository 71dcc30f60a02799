-- Wait lists: who waits for stock that is sold out, in which order, and what they are offered.

-- Stock with people waiting for it: an item's, in the allotment of its window (null for what is set aside for none).
-- While the row exists, offers of the stock sell from an allotment of this id, which has nothing (allotment_on_sale).
create table wait_list (
  event_id uuid not null,
  wait_list_id uuid not null,
  inventory_item_id uuid not null,
  allotment_id uuid,
  opened_at timestamptz not null,
  primary key (event_id, wait_list_id),
  foreign key (event_id, inventory_item_id) references inventory_item on delete cascade
);
create unique index wait_list_one_per_stock on wait_list (event_id, inventory_item_id, allotment_id) nulls not distinct;
create trigger wait_list_opened after insert on wait_list referencing new table as changed
  for each statement execute function renew_sale_version();
create trigger wait_list_closed after delete on wait_list referencing old table as changed
  for each statement execute function renew_sale_version();

create table wait_list_entry (
  event_id uuid not null references event on delete cascade,
  entry_id uuid not null,
  user_id uuid not null references user_account on delete cascade,
  -- Order of joining.
  place bigint not null generated always as identity,
  -- Units of an offer; less what was claimed of an entry that may be split.
  quantity integer not null check (quantity between 1 and 50),
  may_split boolean not null,
  state text not null,
  version integer not null default 1,
  joined_at timestamptz not null,
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  -- The offer: a commitment that holds the stock until then.
  commitment_id uuid,
  offered_group_id uuid,
  offered_quantity integer,
  offered_at timestamptz,
  offered_until timestamptz,
  reminded_at timestamptz,
  -- Units over all offers.
  offered_total integer not null default 0,
  primary key (event_id, entry_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, offered_group_id) references offer_group,
  check (state <> 'offered'
    or num_nulls(commitment_id, offered_group_id, offered_quantity, offered_at, offered_until) = 0)
);
create unique index wait_list_entry_one_per_user on wait_list_entry (event_id, user_id)
  where state in ('waiting', 'offered');
create index wait_list_entry_in_order on wait_list_entry (event_id, place) where state = 'waiting';
create index wait_list_entry_by_end on wait_list_entry (offered_until) where state = 'offered';
create index wait_list_entry_by_user on wait_list_entry (user_id, joined_at);
create unique index wait_list_entry_by_id on wait_list_entry (entry_id);

-- Offers that an entry waits for; any of them will do.
create table wait_list_choice (
  event_id uuid not null,
  entry_id uuid not null,
  offer_group_id uuid not null,
  primary key (event_id, entry_id, offer_group_id),
  foreign key (event_id, entry_id) references wait_list_entry on delete cascade,
  foreign key (event_id, offer_group_id) references offer_group on delete cascade
);

insert into state_transition (machine, from_state, to_state) values
  ('waitListEntry', '(new)', 'waiting'),
  ('waitListEntry', 'waiting', 'offered'),
  ('waitListEntry', 'waiting', 'left'),
  ('waitListEntry', 'waiting', 'ended'),
  ('waitListEntry', 'offered', 'claimed'),
  ('waitListEntry', 'offered', 'waiting'),
  ('waitListEntry', 'offered', 'left'),
  ('waitListEntry', 'offered', 'lapsed');
create trigger wait_list_entry_transition before insert or update on wait_list_entry
  for each row execute function enforce_transition('waitListEntry');

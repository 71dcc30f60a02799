-- Nodes of the tree of a draw's entries, ten levels above the leaves: with them, and the entries under one of them, an
-- entry is proved without reading all others.
create table draw_group (
  event_id uuid not null references draw on delete cascade,
  -- Lowest published id of its entries.
  first_id text not null check (first_id ~ '^[0-9a-f]{64}$'),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  primary key (event_id, first_id)
);

-- The root of a draw's entries is public before the round of the beacon is chosen.

alter table draw add column root_published_at timestamptz;
update draw set root_published_at = closed_at where entries_root is not null;

-- Root, source and round used to be written together.
alter table draw drop constraint draw_check1;
alter table draw
  add check ((entries_root is null) = (root_published_at is null)),
  add check (num_nulls(beacon_source, beacon_round) in (0, 2)),
  add check (beacon_round is null or entries_root is not null),
  add check (state <> 'drawn' or beacon_round is not null);

create trigger draw_root_before_round before update on draw for each row
  when (old.entries_root is null and new.beacon_round is not null) execute function refuse_change();
create trigger draw_published_once before update on draw for each row
  when (old.entries_root is distinct from new.entries_root and old.entries_root is not null
    or old.beacon_round is distinct from new.beacon_round and old.beacon_round is not null)
  execute function refuse_change();

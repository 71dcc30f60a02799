-- Cancelled, postponed and rescheduled events: what was decided when, and until when buyers may have the price back.

create table event_change (
  event_id uuid not null references event,
  change_id uuid not null,
  kind text not null check (kind in ('cancelled', 'postponed', 'rescheduled')),
  changed_at timestamptz not null,
  -- Start before the change.
  former_starts_at timestamptz not null,
  -- Buyers of before may choose a refund of the whole price until then; a cancelled event is refunded without being asked.
  refund_until timestamptz,
  operator text not null,
  -- Every buyer was refunded or told.
  settled_at timestamptz,
  primary key (event_id, change_id),
  check ((kind = 'cancelled') = (refund_until is null))
);
create index event_change_unsettled on event_change (changed_at) where settled_at is null;
create unique index event_change_cancelled_once on event_change (event_id) where kind = 'cancelled';

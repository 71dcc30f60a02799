-- Events that a payment gateway sent by webhook, once each, whatever becomes of them.
create table gateway_event (
  gateway text not null,
  -- The gateway's id of the event.
  event_id text not null,
  kind text not null,
  content jsonb not null,
  received_at timestamptz not null default foyer_now(),
  primary key (gateway, event_id)
);

-- An event of a charge names the attempt alone.
create index payment_attempt_by_id on payment_attempt (attempt_id);

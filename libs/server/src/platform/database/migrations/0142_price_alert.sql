-- Prices at which a fan wants to hear of a listing of an event. A row is deleted with the mail that it leads to.
create table price_alert (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  -- Minor units of the event's currency, for each, with all that its buyer pays.
  price bigint not null check (price > 0),
  site_host text,
  set_at timestamptz not null,
  primary key (event_id, user_id)
);
create index price_alert_by_user on price_alert (user_id);

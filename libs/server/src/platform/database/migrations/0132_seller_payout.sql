-- Payouts of fans: what has become of one that the provider accepted, and why it was not paid.
alter table payout
  -- Null for organisations, and until a provider accepted it.
  add column delivery text check (delivery in ('pending', 'held', 'unclaimed', 'success')),
  add column paid_at timestamptz,
  add column arrived_at timestamptz;
create index payout_under_way on payout (updated_at)
  where state = 'paid' and delivery in ('pending', 'held', 'unclaimed');
create index payout_by_source on payout (source_id, event_id) where source_id is not null;

-- A listing ends also if the payment of its seller is disputed.
alter table listing drop constraint listing_end_reason_check;
alter table listing add constraint listing_end_reason_check
  check (end_reason in ('over', 'eventOff', 'accountFrozen', 'tokenChanged', 'accountClosed', 'paymentDisputed'));

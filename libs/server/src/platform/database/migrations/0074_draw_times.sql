-- When the value of the beacon's round appears, published so that a reader sees that the root of the entries came first.
alter table draw add column beacon_at timestamptz;

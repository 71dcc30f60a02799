-- What was given back at the gateway by other means than our refunds, and how much of each refund that covers; null until
-- the gateway is asked for the rest.
alter table payment add column outside_refunded bigint not null default 0;
alter table refund add column covered_amount bigint;

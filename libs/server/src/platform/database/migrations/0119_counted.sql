-- {product} of a commitment that count against limits, where these are not as many as it makes: an upgrade counts what it
-- has more than the {product} that it gives up. Null: all of them.
alter table commitment add column counted integer check (counted >= 0);

-- Tells whether no gateway has the money of a payout, nor was asked for it: its amount still follows the books.
create or replace function payout_waits(p_payout payout) returns boolean language sql immutable as $$
  select p_payout.state = 'failed' or (p_payout.state = 'due' and p_payout.gateway is null)
$$;

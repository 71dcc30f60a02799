-- Locks a buyer's row of an event, creating it if needed. Every purchase path locks it first, so that twenty carts of
-- one person count one after the other [C5.03].
-- @returns {product} by where the buyer has it; nulls for an unknown event and an outdated snapshot
create or replace function lock_buyer(p_buyer jsonb, out bought integer, out in_cart integer, out committed integer)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  buyer record;
begin
  select * into buyer from jsonb_to_record(p_buyer) as l (
    event_id uuid, user_id uuid,
    -- Of a snapshot, if there is one: sale version, and {product} bought or committed.
    sale_version uuid, taken integer,
    -- {product} in the open cart from now on; absent to leave it.
    in_cart integer);

  insert into event_buyer as b (event_id, user_id, allowed)
    select e.event_id, buyer.user_id, e.max_per_person from event e
      where e.event_id = buyer.event_id and e.sale_version = coalesce(buyer.sale_version, e.sale_version)
    on conflict (event_id, user_id) do update
      set allowed = buyer_limit(excluded.allowed, b.bought, b.in_cart, b.committed)
      where b.bought + b.committed = coalesce(buyer.taken, b.bought + b.committed)
    returning b.bought, b.in_cart, b.committed into lock_buyer.bought, lock_buyer.in_cart, lock_buyer.committed;
  -- Apart from the insert, whose row would be checked against the event's limit even for a buyer above it.
  if buyer.in_cart <> lock_buyer.in_cart then
    update event_buyer b set in_cart = buyer.in_cart where b.event_id = buyer.event_id and b.user_id = buyer.user_id
      returning b.in_cart into lock_buyer.in_cart;
  end if;
end
$$;

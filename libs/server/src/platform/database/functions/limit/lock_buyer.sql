-- Locks a buyer's row of an event, creating it if needed. Every purchase path locks it first, so that commitments of
-- one person count one after the other [C5.03].
-- @returns {product} bought and committed; nulls for an unknown event and an outdated snapshot
create or replace function lock_buyer(p_buyer jsonb, out bought integer, out committed integer)
language plpgsql as $$
declare
  buyer record;
begin
  select * into buyer from jsonb_to_record(p_buyer) as l (
    event_id uuid, user_id uuid,
    -- Of a snapshot, if there is one: sale version, and {product} bought and committed.
    sale_version uuid, counted integer);

  insert into event_buyer as b (event_id, user_id, allowed)
    select e.event_id, buyer.user_id, e.max_per_person from event e
      where e.event_id = buyer.event_id and e.sale_version = coalesce(buyer.sale_version, e.sale_version)
    on conflict (event_id, user_id) do update
      set allowed = buyer_limit(excluded.allowed, b.bought, b.committed)
      where b.bought + b.committed = coalesce(buyer.counted, b.bought + b.committed)
    returning b.bought, b.committed into lock_buyer.bought, lock_buyer.committed;
end
$$;

-- Opens a payout of what an ended event still brings its organisation, but never more than the organisation is owed for
-- all its events. Locks the organisation, so that no other payout is opened from the same books.
-- @returns amount: null if nothing is to be paid out
create or replace function open_payout(p_ask jsonb, out client_id uuid, out amount bigint, out currency text)
language plpgsql as $$
declare
  ask record;
  owed bigint;
begin
  select * into ask from jsonb_to_record(p_ask) as a (event_id uuid, payout_id uuid);
  select e.client_id, e.currency into open_payout.client_id, open_payout.currency from event e
    where e.event_id = ask.event_id and event_took_place(e);
  if not found then
    return;
  end if;
  perform from client c where c.client_id = open_payout.client_id for no key update;
  owed := owed_to_organisation(open_payout.client_id, open_payout.currency, ask.event_id);
  if owed > 0 then
    owed := least(owed, owed_to_organisation(open_payout.client_id, open_payout.currency));
  end if;
  -- What was begun before and is booked later is found by the next check.
  insert into payout_check (event_id, checked_at) values (ask.event_id, foyer_now() - interval '5 minutes')
    on conflict (event_id) do update set checked_at = excluded.checked_at;
  if owed <= 0 then
    return;
  end if;
  amount := owed;
  insert into payout (payout_id, event_id, client_id, amount, currency)
    values (ask.payout_id, ask.event_id, open_payout.client_id, owed, open_payout.currency);
end
$$;

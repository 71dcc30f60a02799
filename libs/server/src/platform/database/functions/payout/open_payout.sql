-- Opens a payout of what an ended event still brings a recipient, but never more than the recipient is owed for all
-- events. One that waits already is changed by it, and dropped if nothing is left of it, as of an event that did not take
-- place. Locks the recipient, so that no other payout is opened from the same books.
-- @returns change: what is set aside, or given back if negative; null if nothing changes
create or replace function open_payout(
  p_ask jsonb, out payout_id uuid, out payout_version integer, out client_id uuid, out change bigint, out currency text
) language plpgsql as $$
declare
  ask record;
  recipient record;
  waiting payout;
  took_place boolean;
  owed bigint;
  is_capped boolean := false;
begin
  select * into ask from jsonb_to_record(p_ask) as a (
    event_id uuid, payout_id uuid,
    -- As in payout_recipients.
    recipient_kind text, recipient_id uuid, source_id uuid);
  select e.client_id, e.currency, event_took_place(e)
    into strict open_payout.client_id, open_payout.currency, took_place
    from event e where e.event_id = ask.event_id;
  select ask.recipient_kind as kind, null::uuid as user_id into recipient;
  if recipient.kind = 'organiser' then
    perform from client c where c.client_id = open_payout.client_id for no key update;
  else
    recipient.user_id := ask.recipient_id;
    open_payout.client_id := null;
    perform from user_account u where u.user_id = recipient.user_id for no key update;
  end if;
  select p.* into waiting from payout p
    where p.event_id = ask.event_id and p.currency = open_payout.currency and payout_waits(p)
      and p.recipient_kind = recipient.kind and p.user_id is not distinct from recipient.user_id
      and p.source_id is not distinct from ask.source_id
    order by p.created_at limit 1 for update;
  change := -waiting.amount;
  if took_place then
    owed := owed_to_recipient(recipient.kind, coalesce(recipient.user_id, open_payout.client_id), open_payout.currency,
      ask.event_id, ask.source_id);
    change := owed;
    -- All events of a recipient are many postings.
    if owed > 0 or waiting.payout_id is not null then
      change := least(owed, owed_to_recipient(recipient.kind, coalesce(recipient.user_id, open_payout.client_id),
        open_payout.currency, null, null));
      is_capped := change < owed;
    end if;
    change := greatest(change, -coalesce(waiting.amount, 0));
  end if;
  -- What was begun before and is booked later is found by the next check; so is what another event's debt keeps back. The
  -- organisation is the first of an event's recipients.
  insert into payout_check as k (event_id, checked_at)
    values (ask.event_id, case when is_capped then '-infinity' else foyer_now() - interval '5 minutes' end)
    on conflict (event_id) do update
      set checked_at = case recipient.kind when 'organiser' then excluded.checked_at
          else least(k.checked_at, excluded.checked_at) end,
        tried_at = excluded.tried_at;
  if coalesce(change, 0) = 0 then
    change := null;
  elsif waiting.payout_id is null then
    payout_id := ask.payout_id;
    payout_version := 1;
    insert into payout (payout_id, event_id, recipient_kind, client_id, user_id, source_id, amount, currency)
      values (ask.payout_id, ask.event_id, recipient.kind, open_payout.client_id, recipient.user_id, ask.source_id,
        open_payout.change, open_payout.currency);
  else
    update payout p
      set amount = p.amount + open_payout.change,
        state = case when p.amount + open_payout.change = 0 then 'dropped' else p.state end,
        failure_reason = case when p.amount + open_payout.change = 0 then null else p.failure_reason end,
        updated_at = foyer_now()
      where p.payout_id = waiting.payout_id
      returning p.payout_id, p.version into open_payout.payout_id, open_payout.payout_version;
  end if;
end
$$;

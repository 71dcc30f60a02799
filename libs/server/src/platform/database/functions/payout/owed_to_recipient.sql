-- Sums what the platform owes a recipient for one of its events, or, without one, for all of them, and has not set aside
-- for a payout. Negative if the recipient owes it.
create or replace function owed_to_recipient(
  p_kind text, p_recipient_id uuid, p_currency text, p_event_id uuid, p_source_id uuid
) returns bigint language sql stable as $$
  select case p_kind when 'organiser' then owed_to_organisation(p_recipient_id, p_currency, p_event_id)
    else owed_to_user(p_kind, p_recipient_id, p_currency, p_event_id, p_source_id) end
$$;

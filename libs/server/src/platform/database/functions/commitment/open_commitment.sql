-- Opens a commitment of any kind, with its hold if it has one, and counts it for its buyer, whom the caller has locked.
-- @returns is_new: false if a rule of the kind refuses it, such as one open cart per buyer; then nothing changes
create or replace function open_commitment(p_commitment jsonb, out is_new boolean)
language plpgsql as $$
declare
  opened record;
begin
  select * into opened from jsonb_to_record(p_commitment) as c (
    event_id uuid, commitment_id uuid,
    -- What the manifest of its kind says; only a cart has no more than its name.
    kind text, marketplace_type text, is_request boolean,
    -- Card that is to be charged later.
    pledged_card_id uuid,
    -- Absent if it has none, or it is not known yet.
    user_id uuid, marketplace_id uuid, site_host text,
    -- {product} that it makes, and how many of them count against limits: all if absent.
    quantity integer, counts_as integer,
    -- Absent if it holds nothing; without an end, it is held until it is settled.
    hold_id uuid, first_held_at timestamptz, held_until timestamptz);

  insert into commitment (event_id, commitment_id, kind, marketplace_type, is_request, marketplace_id, user_id,
      quantity, counted, pledged_card_id, site_host, client_id, created_at)
    select e.event_id, opened.commitment_id, opened.kind, opened.marketplace_type,
      coalesce(opened.is_request, false), opened.marketplace_id, opened.user_id, opened.quantity, opened.counts_as,
      opened.pledged_card_id, opened.site_host, e.client_id, foyer_now()
    from event e where e.event_id = opened.event_id
    on conflict do nothing;
  is_new := found;
  if not is_new then
    return;
  end if;
  if opened.hold_id is not null then
    insert into hold (event_id, hold_id, commitment_id, first_held_at, held_until)
      values (opened.event_id, opened.hold_id, opened.commitment_id, coalesce(opened.first_held_at, foyer_now()),
        opened.held_until);
  end if;
  perform move_buyer_count(jsonb_build_object('event_id', opened.event_id, 'user_id', opened.user_id,
    'committed', coalesce(opened.counts_as, opened.quantity)));
end
$$;

-- Winners of an auction pick their seats in windows, by rank.

alter table auction_offer
  -- Window in which the fan picks; null before the allocation, and of what has no seats.
  add column pick_from timestamptz,
  add column pick_until timestamptz,
  add column picked_at timestamptz,
  -- When the fan was told of the window.
  add column pick_mailed_at timestamptz,
  add constraint auction_offer_pick_window check (
    (pick_from is null) = (pick_until is null) and pick_until >= pick_from and (pick_from is null or win_order is not null)),
  add constraint auction_offer_picked_in_time check (
    picked_at is null or held_at is not null and picked_at >= pick_from and picked_at < pick_until);

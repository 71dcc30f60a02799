-- Offers of one row, and prices that change from window to window [C3.18].

alter table offer_group
  -- Row that all seats of the offer are in.
  add column row_label text,
  -- Name of the tier, by locale. The offers of an item that have one follow each other in time, each in its own window.
  add column tier_name jsonb;

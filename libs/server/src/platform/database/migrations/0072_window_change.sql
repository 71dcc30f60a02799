-- Draws and auctions are changed by members of their organisation too, and in more ways.
alter table draw_change
  drop constraint draw_change_change_check,
  add check (change in ('open', 'close', 'stock', 'export')),
  alter column operator drop not null,
  -- Member who made the change.
  add column user_id uuid references user_account,
  add check (num_nulls(operator, user_id) = 1);
alter table auction_change
  drop constraint auction_change_change_check,
  add check (change in ('open', 'close', 'stock', 'minimum', 'export')),
  alter column operator drop not null,
  add column user_id uuid references user_account,
  add check (num_nulls(operator, user_id) = 1);
create index draw_change_of_user on draw_change (user_id) where user_id is not null;
create index auction_change_of_user on auction_change (user_id) where user_id is not null;

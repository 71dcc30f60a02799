-- Who sells a line, in which kind of sale, and payouts to others than organisations.

alter table commitment_line
  -- Kind of sale whose fees it has; null in lines from before: that of its offer.
  add column marketplace_type text,
  -- Fan who sells it; null for the organisation.
  add column seller_id uuid references user_account,
  -- What the price of each unit leaves to the seller, as it was when the price was set: SellerSide of the contract.
  add column seller_sides jsonb,
  add constraint commitment_line_seller_whole check ((seller_id is null) = (seller_sides is null));

create index commitment_line_by_source on commitment_line (source_id, event_id) where source_id is not null;
create index commitment_line_by_seller on commitment_line (seller_id, event_id) where seller_id is not null;

alter table payout
  alter column client_id drop not null,
  add column recipient_kind text not null default 'organiser' check (recipient_kind in ('organiser', 'seller', 'promoter')),
  add column user_id uuid references user_account,
  -- Listing that it pays for; null for all of an event.
  add column source_id uuid,
  add constraint payout_recipient_whole check (
    case recipient_kind when 'organiser' then client_id is not null and user_id is null
      else user_id is not null and client_id is null end);
create index payout_by_user on payout (user_id, created_at) where user_id is not null;

alter table payout_recipient
  drop constraint payout_recipient_pkey,
  alter column client_id drop not null,
  add column recipient_kind text not null default 'organiser' check (recipient_kind in ('organiser', 'seller', 'promoter')),
  add column user_id uuid references user_account,
  add column source_id uuid,
  add unique (client_id, gateway),
  add constraint payout_recipient_of_user unique nulls not distinct (user_id, recipient_kind, source_id, gateway, client_id),
  add constraint payout_recipient_whole check (
    case recipient_kind when 'organiser' then client_id is not null and user_id is null
      else user_id is not null and client_id is null end);

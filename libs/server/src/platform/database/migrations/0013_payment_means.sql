-- Stored cards, and payout methods.

-- Stored card: the gateway's token (sealed) and the data that identifies it to the buyer. Never a card number.
create table payment_means (
  payment_method_id uuid primary key,
  user_id uuid not null references user_account,
  gateway text not null,
  -- A card is known to the account that stored it, and to no other; null: the platform's configured account.
  gateway_account_id uuid references gateway_account,
  gateway_token bytea not null,
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'unknown')),
  last_four char(4) not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2100),
  name_on_card text not null,
  postal_code text,
  -- Time at which the card's bank agreed to charges while its owner is away, as for the win of a Wish List or My Price.
  mandate_at timestamptz,
  -- A card for a single purchase is stored for that payment and its retries; it is never in the wallet or the default.
  in_wallet boolean not null default true,
  default_means boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null,
  check (removed_at is null or not default_means),
  constraint payment_means_default_in_wallet check (in_wallet or not default_means)
);
create index payment_means_by_user on payment_means (user_id, created_at) where removed_at is null;
create unique index payment_means_one_default on payment_means (user_id) where default_means;
create index payment_means_unsaved on payment_means (created_at) where not in_wallet and removed_at is null;

-- Payout methods [C3.30]. A used one is archived instead of deleted, because a payout refers to it.
create table payout_method (
  payout_method_id uuid primary key,
  user_id uuid not null references user_account,
  payout_type text not null check (payout_type in ('PayPal')),
  email_address text not null check (length(email_address) between 3 and 254),
  created_at timestamptz not null,
  archived_at timestamptz
);
create unique index payout_method_once on payout_method (user_id, payout_type, lower(email_address))
  where archived_at is null;

-- Who sells which event, and what organisers offer to promoters.

-- Event that a promoter sells: what of it, and on which terms.
create table promoter_engagement (
  event_id uuid not null references event,
  user_id uuid not null references user_account on delete cascade,
  -- Null for one without stock.
  allotment_id uuid,
  -- Kinds of payment that the promoter may take.
  payment_kinds text[] not null default '{}' check (payment_kinds <@ array['cash', 'card', 'link']),
  -- {product} of one guest; null for what the event allows.
  most_per_guest integer check (most_per_guest between 1 and 50),
  -- When what is unsold returns to general sale, and the promoter sells no more.
  ends_at timestamptz,
  granted_at timestamptz not null default foyer_now(),
  primary key (event_id, user_id),
  foreign key (event_id, allotment_id) references allotment
);
create index promoter_engagement_by_user on promoter_engagement (user_id);
create unique index promoter_engagement_by_allotment on promoter_engagement (event_id, allotment_id);
create index promoter_engagement_by_end on promoter_engagement (ends_at) where ends_at is not null;

-- Commission on each {product}: the first rule that fits the kind of payment counts.
create table promoter_commission (
  event_id uuid not null,
  user_id uuid not null,
  rank integer not null,
  -- Null for any.
  payment_kind text check (payment_kind in ('cash', 'card', 'link')),
  -- Parts per million of the face price, or minor units.
  rate_ppm integer check (rate_ppm between 0 and 1000000),
  amount bigint check (amount >= 0),
  primary key (event_id, user_id, rank),
  foreign key (event_id, user_id) references promoter_engagement on delete cascade,
  check (num_nonnulls(rate_ppm, amount) = 1)
);

-- What organisers hand over to promoters: an engagement that waits for its promoter to accept by a mailed link.
create table engagement_offer (
  event_id uuid not null references event,
  offer_id uuid not null,
  -- As in user_account. Null once the account of the address is deleted.
  email_address text
    check (email_address = lower(btrim(email_address)) and length(email_address) between 3 and 254),
  -- Of the secret in the mail.
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  payment_kinds text[] not null check (payment_kinds <@ array['cash', 'card', 'link']),
  most_per_guest integer check (most_per_guest between 1 and 50),
  -- Commission on each {product}: parts per million of the price, or minor units.
  commission_ppm integer check (commission_ppm between 0 and 1000000),
  commission_amount bigint check (commission_amount >= 0),
  user_locale text not null,
  site_host text,
  accepted_by uuid references user_account,
  declined_at timestamptz,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, offer_id),
  check (num_nonnulls(commission_ppm, commission_amount) <= 1),
  check (num_nonnulls(accepted_by, declined_at) <= 1)
);
create index engagement_offer_by_address on engagement_offer (email_address) where email_address is not null;

-- Units of offers that the promoter gets.
create table engagement_offer_item (
  event_id uuid not null,
  offer_id uuid not null,
  offer_group_id uuid not null,
  quantity integer not null check (quantity > 0),
  primary key (event_id, offer_id, offer_group_id),
  foreign key (event_id, offer_id) references engagement_offer,
  foreign key (event_id, offer_group_id) references offer_group
);

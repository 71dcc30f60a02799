-- The exchange: standing bids of fans for what other fans resell.

create table market_offer (
  event_id uuid not null references event,
  market_offer_id uuid not null unique,
  -- Null once the account is deleted.
  user_id uuid references user_account on delete set null,
  commitment_id uuid not null,
  offer_group_id uuid not null,
  -- {product} that its fan wants together: never fewer, never more.
  quantity integer not null check (quantity between 1 and 50),
  -- Price of one, before fees, in minor units, and since when it is bid for this quantity.
  price bigint not null check (price > 0),
  reached_at timestamptz not null,
  -- Highest total that was shown to the fan, in minor units.
  at_most bigint not null check (at_most > 0),
  hours_before integer not null check (hours_before between 1 and 720),
  expires_at timestamptz not null,
  state text not null default 'open',
  lost_reason text check (lost_reason in ('cancelled', 'expired', 'failedPayment')),
  -- Listing that was made to fill it.
  listing_id uuid,
  -- Attempts to pay that there were before that.
  tried integer not null default 0 check (tried >= 0),
  -- Until when a refused card can be made good.
  fix_until timestamptz,
  version integer not null default 1,
  made_at timestamptz not null,
  -- Host of the partner's site where it was made; null for the consumer site.
  site_host text,
  primary key (event_id, market_offer_id),
  foreign key (event_id, commitment_id) references commitment,
  foreign key (event_id, offer_group_id) references offer_group,
  foreign key (event_id, listing_id) references listing,
  check ((state = 'lost') = (lost_reason is not null)),
  check ((state in ('matched', 'claimed')) = (listing_id is not null)),
  check ((state = 'paymentFailed') = (fix_until is not null))
);
create unique index market_offer_one_per_user on market_offer (event_id, user_id)
  where state in ('open', 'matched', 'paymentFailed');
create unique index market_offer_by_listing on market_offer (listing_id, event_id) where listing_id is not null;
-- The book: who is filled first.
create index market_offer_ranked on market_offer
  (event_id, offer_group_id, quantity, price desc, reached_at, market_offer_id) where state = 'open';
create index market_offer_by_user on market_offer (user_id, made_at);
create index market_offer_by_expiry on market_offer (expires_at) where state in ('open', 'paymentFailed');
create index market_offer_matched on market_offer (event_id, market_offer_id) where state = 'matched';
insert into state_transition (machine, from_state, to_state) values
  ('marketOffer', '(new)', 'open'),
  ('marketOffer', 'open', 'matched'),
  ('marketOffer', 'open', 'lost'),
  ('marketOffer', 'matched', 'claimed'),
  ('marketOffer', 'matched', 'open'),
  ('marketOffer', 'matched', 'paymentFailed'),
  ('marketOffer', 'matched', 'lost'),
  ('marketOffer', 'paymentFailed', 'open'),
  ('marketOffer', 'paymentFailed', 'lost');
create trigger market_offer_transition before insert or update on market_offer
  for each row execute function enforce_transition('marketOffer');

-- Bid that a listing was made to fill: nobody else can see or buy it. Null for one that its seller published.
alter table listing add column market_offer_id uuid;
alter table listing add foreign key (event_id, market_offer_id) references market_offer;
alter table listing drop constraint listing_end_reason_check;
alter table listing add constraint listing_end_reason_check check (
  end_reason in ('over', 'eventOff', 'accountFrozen', 'tokenChanged', 'accountClosed', 'paymentDisputed', 'bidFailed'));

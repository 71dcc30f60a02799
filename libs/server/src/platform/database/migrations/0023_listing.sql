-- What fans resell, and prices at which others want to hear of it.

-- Listings: tokens that their owner offers to other fans, which are `selling` from before their listing can be seen.
-- What a listing has is sold as a whole.
create table listing (
  event_id uuid not null references event,
  listing_id uuid not null,
  seller_id uuid not null references user_account,
  offer_group_id uuid not null,
  quantity integer not null check (quantity between 1 and 50),
  -- Minor units, for each token.
  price bigint not null check (price > 0),
  currency text not null,
  hours_before integer not null check (hours_before between 1 and 720),
  expires_at timestamptz not null,
  -- Null once it was deleted, which no active listing allows but the end of its account.
  payout_method_id uuid references payout_method on delete set null,
  state text not null default 'active' check (state in ('active', 'cancelled', 'expired', 'failed', 'sold')),
  -- Why it ended, if its seller did not end it.
  end_reason text check (
    end_reason in ('over', 'eventOff', 'accountFrozen', 'tokenChanged', 'accountClosed', 'paymentDisputed')),
  -- When and by which line it was sold.
  sold_at timestamptz,
  sold_commitment_id uuid,
  sold_line_id uuid,
  version integer not null default 1,
  site_host text,
  created_at timestamptz not null default foyer_now(),
  primary key (event_id, listing_id),
  foreign key (event_id, offer_group_id) references offer_group
);
create index listing_by_seller on listing (seller_id, created_at desc);
create index listing_on_sale on listing (event_id, offer_group_id, price) where state = 'active';
create index listing_by_expiry on listing (expires_at) where state = 'active';
create index listing_by_payout_method on listing (payout_method_id) where payout_method_id is not null;
insert into state_transition (machine, from_state, to_state) values
  ('listing', '(new)', 'active'),
  ('listing', 'active', 'cancelled'),
  ('listing', 'active', 'expired'),
  ('listing', 'active', 'failed'),
  ('listing', 'active', 'sold');
create trigger listing_transition before insert or update on listing
  for each row execute function enforce_transition('listing');
create trigger listing_history after insert or update of state, price, expires_at on listing
  for each row execute function record_listing_step();

create table listing_token (
  event_id uuid not null,
  listing_id uuid not null,
  token_id uuid not null,
  -- Minor units: what was paid of the face value at the first sale.
  face bigint not null,
  -- Split of the price, frozen when the price is set; a SellerSide of the contract.
  seller jsonb not null,
  primary key (event_id, listing_id, token_id),
  foreign key (event_id, listing_id) references listing,
  foreign key (event_id, token_id) references token
);
create index listing_of_token on listing_token (event_id, token_id);

-- History of a listing.
create table listing_step (
  event_id uuid not null,
  listing_id uuid not null,
  sequence integer not null,
  state text not null,
  price bigint not null,
  expires_at timestamptz not null,
  at timestamptz not null default foyer_now(),
  primary key (event_id, listing_id, sequence),
  foreign key (event_id, listing_id) references listing
);
create trigger listing_step_append_only before update or delete on listing_step
  for each row execute function refuse_change();
create trigger listing_step_no_truncate before truncate on listing_step execute function refuse_change();

-- Prices at which a fan wants to hear of a listing of an event. A row is deleted with the mail that it leads to.
create table price_alert (
  event_id uuid not null references event,
  user_id uuid not null references user_account,
  -- Minor units of the event's currency, for each, with all that its buyer pays.
  price bigint not null check (price > 0),
  site_host text,
  set_at timestamptz not null,
  primary key (event_id, user_id)
);
create index price_alert_by_user on price_alert (user_id);

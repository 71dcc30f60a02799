-- What a promoter may sell of an event, and on which terms. An engagement from before has no stock yet.
alter table promoter_engagement
  add column allotment_id uuid,
  -- Kinds of payment that the promoter may take.
  add column payment_kinds text[] not null default '{}' check (payment_kinds <@ array['cash', 'card', 'thirdParty']),
  -- {product} of one guest; null for what the event allows.
  add column most_per_guest integer check (most_per_guest between 1 and 50),
  add foreign key (event_id, allotment_id) references allotment;
create unique index promoter_engagement_by_allotment on promoter_engagement (event_id, allotment_id);

-- Commission on each {product}: the first rule that fits the kind of payment counts.
create table promoter_commission (
  event_id uuid not null,
  user_id uuid not null,
  rank integer not null,
  -- Null for any.
  payment_kind text check (payment_kind in ('cash', 'card', 'thirdParty')),
  -- Parts per million of the face price, or minor units.
  rate_ppm integer check (rate_ppm between 0 and 1000000),
  amount bigint check (amount >= 0),
  primary key (event_id, user_id, rank),
  foreign key (event_id, user_id) references promoter_engagement on delete cascade,
  check (num_nonnulls(rate_ppm, amount) = 1)
);

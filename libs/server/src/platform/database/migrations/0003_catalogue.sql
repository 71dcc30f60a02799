-- Catalogue: venues and their seat charts, organisers, performers, events, sale windows, offers with their prices, and
-- the inventory behind them.
-- Keys of sale tables begin with event_id, so that they can be partitioned, or distributed over nodes, by event.

CREATE TABLE venue (
  location_id uuid PRIMARY KEY,
  name text NOT NULL,
  address text,
  city text NOT NULL,
  region text,
  country_code char(2) NOT NULL,
  postal_code text,
  timezone text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);
CREATE INDEX venue_position ON venue (latitude, longitude);

-- A seat chart is immutable under its id and version; a change is a new row.
CREATE TABLE seat_chart (
  seat_chart_id uuid NOT NULL,
  version integer NOT NULL CHECK (version >= 1),
  location_id uuid NOT NULL REFERENCES venue,
  name text NOT NULL,
  -- The chart without rows, as the overview sends it; the rows of each section are stored separately.
  overview jsonb NOT NULL,
  PRIMARY KEY (seat_chart_id, version)
);
CREATE TABLE seat_chart_section (
  seat_chart_id uuid NOT NULL,
  version integer NOT NULL,
  section_code text NOT NULL,
  rows jsonb NOT NULL,
  PRIMARY KEY (seat_chart_id, version, section_code),
  FOREIGN KEY (seat_chart_id, version) REFERENCES seat_chart
);

-- Generated pictures by content hash: logos, merchandise. Posters are drawn on demand from event.art.
CREATE TABLE picture (
  picture_hash text PRIMARY KEY,
  svg text NOT NULL
);

CREATE TABLE client (
  client_id uuid PRIMARY KEY,
  name text NOT NULL,
  vanity_name text NOT NULL UNIQUE,
  logo_url text
);
-- White-label site of a partner: its host, theme and texts [I3.26].
CREATE TABLE white_label (
  host text PRIMARY KEY,
  client_id uuid NOT NULL UNIQUE REFERENCES client,
  config jsonb NOT NULL
);
-- Origins of pages that may embed a client's widget.
CREATE TABLE embed_origin (
  client_id uuid NOT NULL REFERENCES client,
  origin text NOT NULL,
  PRIMARY KEY (client_id, origin)
);

CREATE TABLE performer (
  performer_id uuid PRIMARY KEY,
  name text NOT NULL,
  genre text,
  bio jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE event (
  event_id uuid PRIMARY KEY,
  vanity_name text NOT NULL UNIQUE,
  client_id uuid NOT NULL REFERENCES client,
  location_id uuid REFERENCES venue,
  seat_chart_id uuid,
  seat_chart_version integer,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'Upcoming' CHECK (status IN ('Upcoming', 'Postponed', 'Rescheduled', 'Cancelled')),
  -- By locale; en-US is required.
  short_name jsonb NOT NULL CHECK (short_name ? 'en-US'),
  description jsonb NOT NULL CHECK (description ? 'en-US'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  doors_at timestamptz,
  previous_starts_at timestamptz,
  timezone text NOT NULL,
  attendance text[] NOT NULL CHECK (cardinality(attendance) BETWEEN 1 AND 2),
  currency char(3) NOT NULL,
  minimum_age integer,
  max_per_person integer NOT NULL DEFAULT 8 CHECK (max_per_person >= 1),
  stream_starts_at timestamptz,
  replay_expires_at timestamptz,
  refunded_count integer NOT NULL DEFAULT 0,
  tags text[] NOT NULL DEFAULT '{}',
  art jsonb NOT NULL,
  policy jsonb NOT NULL,
  carousel_rank integer,
  published boolean NOT NULL DEFAULT true,
  -- Names of event, performers, venue and city without accents, for search.
  search_text text NOT NULL DEFAULT '',
  -- Columns that lists show and sort by, updated by one function whenever a price or sale window changes.
  price_from bigint,
  price_to bigint,
  FOREIGN KEY (seat_chart_id, seat_chart_version) REFERENCES seat_chart (seat_chart_id, version),
  CHECK (location_id IS NOT NULL OR attendance = '{STREAMING}'),
  CHECK (ends_at IS NULL OR ends_at > starts_at)
);
CREATE INDEX event_by_start ON event (starts_at, event_id) WHERE published;
CREATE INDEX event_by_client ON event (client_id, starts_at);
CREATE INDEX event_by_location ON event (location_id, starts_at);
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX event_search ON event USING gin (search_text gin_trgm_ops);

CREATE TABLE event_performer (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  performer_id uuid NOT NULL REFERENCES performer,
  rank integer NOT NULL,
  starts_at timestamptz,
  PRIMARY KEY (event_id, performer_id)
);

-- Taxes and fees are data, never constants in code. Rates are parts per million (Québec's 9.975 % is not a whole
-- number of basis points), amounts are minor units.
CREATE TABLE event_fee (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  code text NOT NULL,
  label jsonb NOT NULL,
  purpose jsonb NOT NULL,
  recipient text NOT NULL CHECK (recipient IN ('platform', 'organiser', 'venue', 'payment')),
  basis text NOT NULL CHECK (basis IN ('ticket', 'order')),
  kind text NOT NULL CHECK (kind IN ('amount', 'percent', 'profitPercent', 'stepped', 'pending')),
  amount bigint CHECK (amount >= 0),
  rate_ppm integer CHECK (rate_ppm BETWEEN 0 AND 1000000),
  -- Steps of a tiered fee: [{ "upTo": 5000, "amount": 300 }, …, { "amount": 900 }].
  steps jsonb,
  mandatory boolean NOT NULL,
  refundable boolean NOT NULL,
  -- Categories that the fee applies to; for a fee per order, the fulfilment (delivery) that incurs it.
  categories text[] NOT NULL DEFAULT '{EVENT_ACCESS}',
  fulfilment text,
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, code),
  -- Mandatory fees are per item, so that the unit price times the quantity is the total.
  CHECK (NOT mandatory OR basis = 'ticket')
);
CREATE TABLE event_tax (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  code text NOT NULL,
  label jsonb NOT NULL,
  rate_ppm integer NOT NULL CHECK (rate_ppm BETWEEN 0 AND 1000000),
  included boolean NOT NULL DEFAULT false,
  -- Taxable parts: the price of access, the fees, goods and add-ons. Gifts are never taxed.
  applies_to text[] NOT NULL CHECK (applies_to <@ '{face,fees,merchandise}'),
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, code)
);

-- Sale window of one marketplace kind. Draws, auctions and resale add tables that refer to it.
CREATE TABLE marketplace (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  marketplace_id uuid NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('draw', 'auction', 'purchase', 'secondaryExchange')),
  code text,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  results_at timestamptz,
  PRIMARY KEY (event_id, marketplace_id),
  CHECK (closes_at > opens_at)
);
CREATE TABLE sales_group (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  sales_group_id uuid NOT NULL,
  parent_sales_group_id uuid,
  category text NOT NULL CHECK (category IN ('EVENT_ACCESS', 'MERCHANDISE', 'ADD_ON', 'CHARITY', 'COLLECTIBLE')),
  name jsonb NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (event_id, sales_group_id),
  FOREIGN KEY (event_id, parent_sales_group_id) REFERENCES sales_group
);

-- Inventory. An item is sold through offer groups of one or more marketplaces, which share its quantity.
CREATE TABLE inventory_item (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  inventory_item_id uuid NOT NULL,
  category text NOT NULL CHECK (category IN ('EVENT_ACCESS', 'MERCHANDISE', 'ADD_ON', 'CHARITY', 'COLLECTIBLE')),
  seating text NOT NULL CHECK (seating IN ('none', 'ga', 'seated')),
  attendance text NOT NULL DEFAULT 'LIVE_ATTENDANCE' CHECK (attendance IN ('LIVE_ATTENDANCE', 'STREAMING')),
  -- Standing section (ga).
  section_code text,
  gate text,
  minimum_age integer,
  fulfilment text[] NOT NULL DEFAULT '{}',
  image_url text,
  -- Capacity guard of items without seats. NULL is unlimited (a stream); seated items are counted in event_seat
  -- instead.
  capacity integer CHECK (capacity >= 0),
  held integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (event_id, inventory_item_id),
  CONSTRAINT inventory_item_not_oversold CHECK (capacity IS NULL OR held + sold <= capacity)
);

CREATE TABLE offer_group (
  event_id uuid NOT NULL REFERENCES event ON DELETE CASCADE,
  offer_group_id uuid NOT NULL UNIQUE,
  marketplace_id uuid NOT NULL,
  sales_group_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{}',
  -- Face prices in minor units; child and senior prices only where they differ.
  face_price bigint NOT NULL CHECK (face_price >= 0),
  child_price bigint CHECK (child_price >= 0),
  senior_price bigint CHECK (senior_price >= 0),
  min_quantity integer NOT NULL DEFAULT 1 CHECK (min_quantity >= 1),
  max_quantity integer NOT NULL DEFAULT 8,
  -- Best first.
  rank integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (event_id, offer_group_id),
  FOREIGN KEY (event_id, marketplace_id) REFERENCES marketplace,
  FOREIGN KEY (event_id, sales_group_id) REFERENCES sales_group,
  FOREIGN KEY (event_id, inventory_item_id) REFERENCES inventory_item,
  CHECK (max_quantity >= min_quantity)
);

-- One row per event and seat. Taken by a conditional UPDATE and released by time alone: a seat with an expired hold
-- is free for the next buyer without a sweeper.
CREATE TABLE event_seat (
  event_id uuid NOT NULL,
  seat_code text NOT NULL,
  section_code text NOT NULL,
  row_label text NOT NULL,
  seat_label text NOT NULL,
  inventory_item_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'plain' CHECK (kind IN ('plain', 'wheelchair', 'companion', 'restrictedView')),
  -- Physical order of rows, best first.
  row_rank integer NOT NULL,
  adjacency_index integer NOT NULL,
  state text NOT NULL DEFAULT 'available' CHECK (state IN ('available', 'held', 'sold', 'blocked')),
  cart_id uuid,
  held_until timestamptz,
  PRIMARY KEY (event_id, seat_code),
  FOREIGN KEY (event_id, inventory_item_id) REFERENCES inventory_item,
  CONSTRAINT event_seat_hold_is_whole CHECK ((state = 'held') = (cart_id IS NOT NULL AND held_until IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX event_seat_by_section ON event_seat (event_id, section_code, row_rank, adjacency_index);
-- No index on cart_id: a cart's lines name its seats, and updates of a seat stay on its page (HOT).

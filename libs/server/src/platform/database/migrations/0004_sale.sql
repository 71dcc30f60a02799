-- Sales, from the hold to the {product}: carts and holds, limits per buyer, payments, orders, tokens. Every key begins
-- with event_id, so that an event's sale is stored together.
-- Invalid states are ruled out by constraints here, and not only by the code.

-- The two conditions that every hold depends on. They are functions so that a test can replace them and see its race
-- fail; PostgreSQL inlines them.
-- A hold ends exactly at its deadline: the next buyer can take the seat at once, without a sweeper.
CREATE FUNCTION seat_is_free(state text, held_until timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT state = 'available' OR (state = 'held' AND held_until <= foyer_now()) $$;
CREATE FUNCTION fits_capacity(capacity integer, held integer, sold integer, change integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT change <= 0 OR capacity IS NULL OR held + sold + change <= capacity $$;

-- Counts of a buyer per event, over all marketplaces: each purchase path locks this row first, so that twenty
-- concurrent carts count one after the other [C5.03]. Draws, auctions and resale add to `committed`.
CREATE TABLE event_buyer (
  event_id uuid NOT NULL REFERENCES event,
  user_id uuid NOT NULL REFERENCES user_account,
  -- {product} bought, in the open cart, and committed by bids, entries and standing offers.
  bought integer NOT NULL DEFAULT 0 CHECK (bought >= 0),
  in_cart integer NOT NULL DEFAULT 0 CHECK (in_cart >= 0),
  committed integer NOT NULL DEFAULT 0 CHECK (committed >= 0),
  -- The event's limit at the last check.
  allowed integer NOT NULL CHECK (allowed >= 0),
  PRIMARY KEY (event_id, user_id),
  CONSTRAINT event_buyer_within_limit CHECK (bought + in_cart + committed <= allowed)
);

CREATE TABLE cart (
  event_id uuid NOT NULL REFERENCES event,
  cart_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES user_account,
  -- Looked up by hash; also sealed, so that all devices of the buyer get the same token.
  purchase_token_hash bytea NOT NULL CHECK (octet_length(purchase_token_hash) = 32),
  purchase_token_sealed bytea NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paying', 'paid', 'released')),
  version integer NOT NULL DEFAULT 1,
  -- Time of the first hold; adding later doesn't extend the hold.
  first_held_at timestamptz NOT NULL,
  held_until timestamptz NOT NULL,
  extended boolean NOT NULL DEFAULT false,
  failed_attempts integer NOT NULL DEFAULT 0 CHECK (failed_attempts >= 0),
  PRIMARY KEY (event_id, cart_id),
  CHECK (held_until >= first_held_at)
);
CREATE UNIQUE INDEX cart_one_open_per_buyer ON cart (event_id, user_id) WHERE state IN ('open', 'paying');
CREATE UNIQUE INDEX cart_by_purchase_token ON cart (event_id, purchase_token_hash);
-- For the sweeper's clean-up, which no buyer waits for.
CREATE INDEX cart_by_end ON cart (held_until) WHERE state = 'open';

CREATE TABLE cart_line (
  event_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  cart_guid text NOT NULL,
  position integer NOT NULL,
  offer_group_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  category text NOT NULL,
  seating text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 50),
  seat_codes text[] NOT NULL DEFAULT '{}',
  -- [{ "ageGroup": "ADULT", "quantity": 2 }], which add up to the quantity.
  ages jsonb NOT NULL DEFAULT '[]',
  fulfilment text,
  may_split boolean NOT NULL DEFAULT false,
  accessible boolean NOT NULL DEFAULT false,
  -- All-in unit prices by age group last quoted to this cart, for detecting a price change [C4.01, C8.06].
  quoted_units jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (event_id, cart_id, cart_guid),
  FOREIGN KEY (event_id, cart_id) REFERENCES cart,
  FOREIGN KEY (event_id, offer_group_id) REFERENCES offer_group,
  FOREIGN KEY (event_id, inventory_item_id) REFERENCES inventory_item,
  CONSTRAINT cart_line_has_its_seats CHECK (seating <> 'seated' OR cardinality(seat_codes) = quantity)
);

-- Holds of unseated items by quantity; inventory_item.held is the sum of these rows.
CREATE TABLE quantity_hold (
  event_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  held_until timestamptz NOT NULL,
  PRIMARY KEY (event_id, inventory_item_id, cart_id),
  FOREIGN KEY (event_id, inventory_item_id) REFERENCES inventory_item,
  FOREIGN KEY (event_id, cart_id) REFERENCES cart
);
CREATE INDEX quantity_hold_by_end ON quantity_hold (event_id, inventory_item_id, held_until);

-- Stored card: the gateway's token (sealed) and the data that identifies it to the buyer. Never a card number.
CREATE TABLE payment_means (
  payment_method_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES user_account,
  gateway text NOT NULL,
  gateway_token bytea NOT NULL,
  brand text NOT NULL CHECK (brand IN ('visa', 'mastercard', 'amex', 'unknown')),
  last_four char(4) NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  expiry_month integer NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year integer NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2100),
  name_on_card text NOT NULL,
  postal_code text,
  default_means boolean NOT NULL DEFAULT false,
  removed_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (removed_at IS NULL OR NOT default_means)
);
CREATE INDEX payment_means_by_user ON payment_means (user_id, created_at) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payment_means_one_default ON payment_means (user_id) WHERE default_means;

-- Payment of a cart. Written before the gateway is called, so that every outcome can be determined later ("pending"
-- is an unknown outcome, which the reconciler resolves).
CREATE TABLE payment (
  event_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  cart_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES user_account,
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'pending', 'verificationRequired', 'failed', 'captured', 'refundDue', 'refunded')),
  version integer NOT NULL DEFAULT 1,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency char(3) NOT NULL,
  payment_method_id uuid NOT NULL REFERENCES payment_means,
  gateway text NOT NULL,
  -- The gateway's id of the charge, once known.
  transaction_id text,
  failure_reason text,
  -- Sale accepted at the last attempt, with its prices; the order is created from it, by any process.
  sale jsonb NOT NULL,
  shipping_address jsonb,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, payment_id),
  FOREIGN KEY (event_id, cart_id) REFERENCES cart,
  CHECK (state NOT IN ('captured', 'refundDue', 'refunded') OR transaction_id IS NOT NULL)
);
CREATE UNIQUE INDEX payment_one_per_cart ON payment (event_id, cart_id);
CREATE INDEX payment_to_reconcile ON payment (updated_at) WHERE state IN ('created', 'pending', 'refundDue');

CREATE TABLE payment_attempt (
  event_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  -- Idempotency key for the gateway: repeated calls charge once.
  attempt_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'started'
    CHECK (state IN ('started', 'unknown', 'verificationRequired', 'declined', 'captured', 'refunded')),
  version integer NOT NULL DEFAULT 1,
  amount bigint NOT NULL CHECK (amount >= 0),
  payment_method_id uuid NOT NULL REFERENCES payment_means,
  reason text,
  verification_url text,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (event_id, payment_id, attempt_id),
  FOREIGN KEY (event_id, payment_id) REFERENCES payment
);
-- At most one attempt of a payment is open or captured.
CREATE UNIQUE INDEX payment_attempt_one_live ON payment_attempt (event_id, payment_id)
  WHERE state IN ('started', 'unknown', 'captured');

CREATE TABLE purchase_order (
  event_id uuid NOT NULL REFERENCES event,
  order_id uuid NOT NULL UNIQUE,
  order_number text NOT NULL,
  user_id uuid NOT NULL REFERENCES user_account,
  cart_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'placed' CHECK (state IN ('placed', 'partlyRefunded', 'refunded')),
  version integer NOT NULL DEFAULT 1,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  -- PriceBreakdown as paid; shown on the receipt without recalculation.
  quote jsonb NOT NULL,
  shipping_address jsonb,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, order_id),
  FOREIGN KEY (event_id, cart_id) REFERENCES cart,
  FOREIGN KEY (event_id, payment_id) REFERENCES payment
);
CREATE UNIQUE INDEX purchase_order_one_per_cart ON purchase_order (event_id, cart_id);
CREATE UNIQUE INDEX purchase_order_one_per_payment ON purchase_order (event_id, payment_id);
CREATE UNIQUE INDEX purchase_order_by_number ON purchase_order (event_id, order_number);
CREATE INDEX purchase_order_by_user ON purchase_order (user_id, created_at);

CREATE TABLE order_line (
  event_id uuid NOT NULL,
  order_id uuid NOT NULL,
  cart_guid text NOT NULL,
  position integer NOT NULL,
  offer_group_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  category text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 50),
  total bigint NOT NULL CHECK (total >= 0),
  -- Line as bought (CartLine of the contract, with its PriceBreakdown); receipts never change.
  line jsonb NOT NULL,
  fulfilment text,
  redeemed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (event_id, order_id, cart_guid),
  FOREIGN KEY (event_id, order_id) REFERENCES purchase_order,
  FOREIGN KEY (event_id, offer_group_id) REFERENCES offer_group
);

-- Access item of one attendee, with exactly one holder at any time.
CREATE TABLE token (
  event_id uuid NOT NULL REFERENCES event,
  token_id uuid NOT NULL UNIQUE,
  order_id uuid NOT NULL,
  cart_guid text NOT NULL,
  offer_group_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  holder_id uuid NOT NULL REFERENCES user_account,
  state text NOT NULL DEFAULT 'active'
    CHECK (state IN ('active', 'checkedIn', 'sent', 'selling', 'voided', 'notUsed')),
  version integer NOT NULL DEFAULT 1,
  seating text NOT NULL CHECK (seating IN ('none', 'ga', 'seated')),
  seat_code text,
  attendance text NOT NULL,
  age_group text,
  -- Price paid for this item, including taxes, and the rules in force at purchase.
  paid_amount bigint NOT NULL CHECK (paid_amount >= 0),
  paid_currency char(3) NOT NULL,
  policy jsonb NOT NULL,
  -- Sealed; replaced at every change of holder.
  entry_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (event_id, token_id),
  FOREIGN KEY (event_id, order_id) REFERENCES purchase_order,
  FOREIGN KEY (event_id, offer_group_id) REFERENCES offer_group,
  CONSTRAINT token_seat_when_seated CHECK ((seating = 'seated') = (seat_code IS NOT NULL))
);
-- A seat is sold at most once.
CREATE UNIQUE INDEX token_seat_once ON token (event_id, seat_code) WHERE seat_code IS NOT NULL AND state <> 'voided';
CREATE INDEX token_by_holder ON token (holder_id, event_id);
CREATE INDEX token_by_order ON token (event_id, order_id);

-- History of a token: previous and new holder, and the reason.
CREATE TABLE token_transition (
  event_id uuid NOT NULL,
  token_id uuid NOT NULL,
  sequence integer NOT NULL CHECK (sequence >= 1),
  from_state text,
  to_state text NOT NULL,
  from_holder uuid,
  to_holder uuid NOT NULL,
  reason text NOT NULL,
  actor_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (event_id, token_id, sequence),
  FOREIGN KEY (event_id, token_id) REFERENCES token
);

CREATE TRIGGER token_transition_append_only BEFORE UPDATE OR DELETE ON token_transition
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER token_transition_no_truncate BEFORE TRUNCATE ON token_transition EXECUTE FUNCTION refuse_change();

-- Allowed state transitions. A test compares the code's tables with these rows.
INSERT INTO state_transition (machine, from_state, to_state) VALUES
  ('cart', '(new)', 'open'),
  ('cart', 'open', 'paying'),
  ('cart', 'open', 'released'),
  ('cart', 'paying', 'open'),
  ('cart', 'paying', 'paid'),
  ('cart', 'paying', 'released'),
  ('payment', '(new)', 'created'),
  ('payment', 'created', 'pending'),
  ('payment', 'created', 'verificationRequired'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'captured'),
  ('payment', 'created', 'refundDue'),
  ('payment', 'pending', 'verificationRequired'),
  ('payment', 'pending', 'failed'),
  ('payment', 'pending', 'captured'),
  ('payment', 'pending', 'refundDue'),
  ('payment', 'verificationRequired', 'created'),
  ('payment', 'failed', 'created'),
  ('payment', 'captured', 'refundDue'),
  ('payment', 'refundDue', 'refunded'),
  ('paymentAttempt', '(new)', 'started'),
  ('paymentAttempt', 'started', 'unknown'),
  ('paymentAttempt', 'started', 'verificationRequired'),
  ('paymentAttempt', 'started', 'declined'),
  ('paymentAttempt', 'started', 'captured'),
  ('paymentAttempt', 'unknown', 'verificationRequired'),
  ('paymentAttempt', 'unknown', 'declined'),
  ('paymentAttempt', 'unknown', 'captured'),
  ('paymentAttempt', 'captured', 'refunded'),
  ('order', '(new)', 'placed'),
  ('order', 'placed', 'partlyRefunded'),
  ('order', 'placed', 'refunded'),
  ('order', 'partlyRefunded', 'refunded'),
  ('token', '(new)', 'active'),
  ('token', 'active', 'sent'),
  ('token', 'active', 'selling'),
  ('token', 'active', 'checkedIn'),
  ('token', 'active', 'notUsed'),
  ('token', 'active', 'voided'),
  ('token', 'sent', 'active'),
  ('token', 'sent', 'notUsed'),
  ('token', 'sent', 'voided'),
  ('token', 'selling', 'active'),
  ('token', 'selling', 'notUsed'),
  ('token', 'selling', 'voided');
CREATE TRIGGER cart_transition BEFORE INSERT OR UPDATE ON cart
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('cart');
CREATE TRIGGER payment_transition BEFORE INSERT OR UPDATE ON payment
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('payment');
CREATE TRIGGER payment_attempt_transition BEFORE INSERT OR UPDATE ON payment_attempt
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('paymentAttempt');
CREATE TRIGGER purchase_order_transition BEFORE INSERT OR UPDATE ON purchase_order
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('order');
CREATE TRIGGER token_state_transition BEFORE INSERT OR UPDATE ON token
  FOR EACH ROW EXECUTE FUNCTION enforce_transition('token');

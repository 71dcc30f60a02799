// Made from the migrations by `foyer schema-types`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** May be left out of an insert: the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Read as a Date; written as a Date or as ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as what the JSON says; written through `toJson`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the repository that reads a document names its type
export type Json = ColumnType<any, unknown, unknown>;

export interface AccountAttributionTable {
  user_id: string;
  app_type: string | null;
  advertisement_id: string | null;
  advertisement_data: Json | null;
  affiliate_code: string | null;
  event_id: string | null;
  recorded_at: Timestamp;
}

export interface AdvertisementTable {
  advertisement_id: string;
  client_id: string;
  advertisement_data: Json;
  created_at: Timestamp;
}

export interface AttemptTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface CapturedMailTable {
  mail_id: string;
  dedupe_key: string;
  sender: string;
  recipient: string;
  locale: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  captured_at: Generated<Timestamp>;
}

export interface CartTable {
  event_id: string;
  cart_id: string;
  user_id: string;
  purchase_token_hash: Buffer;
  purchase_token_sealed: Buffer;
  state: Generated<string>;
  version: Generated<number>;
  first_held_at: Timestamp;
  held_until: Timestamp;
  extended: Generated<boolean>;
}

export interface CartLineTable {
  event_id: string;
  cart_id: string;
  cart_guid: string;
  position: number;
  offer_group_id: string;
  inventory_item_id: string;
  category: string;
  seating: string;
  quantity: number;
  seat_codes: Generated<string[]>;
  ages: Generated<Json>;
  fulfilment: string | null;
  may_split: Generated<boolean>;
  accessible: Generated<boolean>;
  quoted_units: Generated<Json>;
}

export interface ClientTable {
  client_id: string;
  name: string;
  vanity_name: string;
  logo_url: string | null;
}

export interface ClockTable {
  only_row: Generated<boolean>;
  offset_ms: Generated<number>;
}

export interface ContactMessageTable {
  message_id: string;
  host: string;
  locale: string;
  name: string;
  email_address: string;
  topic: string;
  message: string;
  created_at: Timestamp;
}

export interface DemoRequestTable {
  request_id: string;
  host: string;
  locale: string;
  name: string;
  email_address: string;
  company: string;
  country_code: string;
  attendance: string[];
  annual_volume: string | null;
  created_at: Timestamp;
}

export interface EmbedOriginTable {
  client_id: string;
  origin: string;
}

export interface EventTable {
  event_id: string;
  vanity_name: string;
  client_id: string;
  location_id: string | null;
  seat_chart_id: string | null;
  seat_chart_version: number | null;
  kind: string;
  status: Generated<string>;
  short_name: Json;
  description: Json;
  starts_at: Timestamp;
  ends_at: Timestamp | null;
  doors_at: Timestamp | null;
  previous_starts_at: Timestamp | null;
  listed_until: Timestamp | null;
  timezone: string;
  attendance: string[];
  currency: string;
  minimum_age: number | null;
  max_per_person: Generated<number>;
  stream_starts_at: Timestamp | null;
  replay_expires_at: Timestamp | null;
  refunded_count: Generated<number>;
  tags: Generated<string[]>;
  art: Json;
  policy: Json;
  carousel_rank: number | null;
  published: Generated<boolean>;
  search_text: Generated<string>;
  price_from: number | null;
  price_to: number | null;
  sale_version: Generated<string>;
}

export interface EventBuyerTable {
  event_id: string;
  user_id: string;
  bought: Generated<number>;
  in_cart: Generated<number>;
  committed: Generated<number>;
  allowed: number;
}

export interface EventFeeTable {
  event_id: string;
  code: string;
  label: Json;
  purpose: Json;
  recipient: string;
  basis: string;
  kind: string;
  amount: number | null;
  rate_ppm: number | null;
  steps: Json | null;
  mandatory: boolean;
  refundable: boolean;
  categories: Generated<string[]>;
  fulfilment: string | null;
  rank: Generated<number>;
}

export interface EventPerformerTable {
  event_id: string;
  performer_id: string;
  rank: number;
  starts_at: Timestamp | null;
}

export interface EventSeatTable {
  event_id: string;
  seat_code: string;
  section_code: string;
  row_label: string;
  seat_label: string;
  inventory_item_id: string;
  kind: Generated<string>;
  row_rank: number;
  adjacency_index: number;
  state: Generated<string>;
  cart_id: string | null;
  held_until: Timestamp | null;
}

export interface EventStockTable {
  event_id: string;
  available: number;
  capacity: number;
  counted_at: Timestamp;
}

export interface EventTaxTable {
  event_id: string;
  code: string;
  label: Json;
  rate_ppm: number;
  included: Generated<boolean>;
  applies_to: string[];
  rank: Generated<number>;
}

export interface IdempotencyKeyTable {
  principal: string;
  key: string;
  operation_id: string;
  request_hash: Buffer;
  state: Generated<string>;
  lease_until: Timestamp;
  progress: Buffer | null;
  answer: Buffer | null;
  created_at: Generated<Timestamp>;
}

export interface InboxTable {
  consumer: string;
  message_id: string;
  received_at: Generated<Timestamp>;
}

export interface InventoryItemTable {
  event_id: string;
  inventory_item_id: string;
  category: string;
  seating: string;
  attendance: Generated<string>;
  section_code: string | null;
  gate: string | null;
  minimum_age: number | null;
  fulfilment: Generated<string[]>;
  image_url: string | null;
  capacity: number | null;
  held: Generated<number>;
  sold: Generated<number>;
}

export interface JobApplicationTable {
  application_id: string;
  upload_id: string;
  job_id: string;
  host: string;
  locale: string;
  email_address: string;
  message: string;
  resume_type: string;
  file_key_hash: Buffer;
  created_at: Timestamp;
}

export interface LedgerAccountTable {
  ledger_account_id: string;
  kind: string;
  owner_id: Generated<string>;
  currency: string;
  created_at: Generated<Timestamp>;
}

export interface LedgerBalanceTable {
  ledger_account_id: string | null;
  kind: string | null;
  owner_id: string | null;
  currency: string | null;
  balance: number | null;
}

export interface LedgerPostingTable {
  ledger_transaction_id: string;
  posting_number: number;
  ledger_account_id: string;
  amount: number;
  currency: string;
}

export interface LedgerTransactionTable {
  ledger_transaction_id: string;
  kind: string;
  reference: string;
  event_id: string | null;
  dedupe_key: string;
  created_at: Generated<Timestamp>;
  database_transaction: Generated<string>;
}

export interface LogInCodeTable {
  user_id: string;
  session_id: string;
  sealed_code: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface MarketplaceTable {
  event_id: string;
  marketplace_id: string;
  type: string;
  code: string | null;
  opens_at: Timestamp;
  closes_at: Timestamp;
  results_at: Timestamp | null;
}

export interface NewsletterSubscriptionTable {
  subscription_id: string;
  host: string;
  client_id: string | null;
  email_address: string;
  event_id: string | null;
  locale: string;
  state: Generated<string>;
  version: Generated<number>;
  token_hash: Buffer;
  token_sealed: Buffer;
  created_at: Timestamp;
  mailed_at: Timestamp | null;
}

export interface NotificationSettingsTable {
  user_id: string;
  event_reminders: boolean;
  token_activity: boolean;
  sale_alerts: boolean;
  newsletter: boolean;
  updated_at: Timestamp;
}

export interface OfferGroupTable {
  event_id: string;
  offer_group_id: string;
  marketplace_id: string;
  sales_group_id: string;
  inventory_item_id: string;
  name: Json;
  variant_name: Json | null;
  description: Generated<Json>;
  face_price: number;
  child_price: number | null;
  senior_price: number | null;
  min_quantity: Generated<number>;
  max_quantity: Generated<number>;
  rank: Generated<number>;
  version: Generated<number>;
}

export interface OneTimeLinkTable {
  link_id: string;
  purpose: string;
  token_hash: Buffer;
  user_id: string;
  email_address: string;
  return_to: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  superseded_at: Timestamp | null;
}

export interface OrderLineTable {
  event_id: string;
  order_id: string;
  cart_guid: string;
  position: number;
  offer_group_id: string;
  inventory_item_id: string;
  category: string;
  quantity: number;
  total: number;
  line: Json;
  fulfilment: string | null;
  redeemed: Generated<boolean>;
}

export interface OutboxTable {
  outbox_id: string;
  job: string;
  payload: Json;
  dedupe_key: string;
  available_at: Generated<Timestamp>;
  dispatched_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface PaymentTable {
  event_id: string;
  payment_id: string;
  cart_id: string;
  user_id: string;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  currency: string;
  payment_method_id: string;
  gateway: string;
  transaction_id: string | null;
  failure_reason: string | null;
  sale: Json;
  shipping_address: Json | null;
  locale: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface PaymentAttemptTable {
  event_id: string;
  payment_id: string;
  attempt_id: string;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  payment_method_id: string;
  reason: string | null;
  verification_url: string | null;
  started_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface PaymentMeansTable {
  payment_method_id: string;
  user_id: string;
  gateway: string;
  gateway_token: Buffer;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  name_on_card: string;
  postal_code: string | null;
  in_wallet: Generated<boolean>;
  default_means: Generated<boolean>;
  removed_at: Timestamp | null;
  created_at: Timestamp;
}

export interface PaymentRefusalTable {
  user_id: string;
  attempt_id: string;
  refused_at: Timestamp;
}

export interface PayoutMethodTable {
  payout_method_id: string;
  user_id: string;
  payout_type: string;
  email_address: string;
  created_at: Timestamp;
  archived_at: Timestamp | null;
}

export interface PerformerTable {
  performer_id: string;
  name: string;
  genre: string | null;
  bio: Generated<Json>;
}

export interface PictureTable {
  picture_hash: string;
  svg: string;
}

export interface PurchaseOrderTable {
  event_id: string;
  order_id: string;
  order_number: string;
  user_id: string;
  cart_id: string;
  payment_id: string;
  state: Generated<string>;
  version: Generated<number>;
  currency: string;
  total: number;
  quote: Json;
  shipping_address: Json | null;
  locale: string;
  affiliate_code: string | null;
  created_at: Timestamp;
}

export interface QuantityHoldTable {
  event_id: string;
  inventory_item_id: string;
  cart_id: string;
  quantity: number;
  held_until: Timestamp;
}

export interface RemoteConfigValueTable {
  key: string;
  value: string;
  operator: string;
  changed_at: Timestamp;
}

export interface ResumePartTable {
  upload_id: string;
  part_offset: number;
  content: Buffer;
}

export interface ResumeUploadTable {
  upload_id: string;
  token_hash: Buffer;
  received_bytes: number;
  created_at: Timestamp;
}

export interface RoleChangeTable {
  change_id: string;
  user_id: string;
  change: string;
  role: string | null;
  client_id: string | null;
  operator: string;
  changed_at: Timestamp;
}

export interface SalesGroupTable {
  event_id: string;
  sales_group_id: string;
  parent_sales_group_id: string | null;
  category: string;
  name: Json;
  rank: Generated<number>;
}

export interface SandboxOpenidRecordTable {
  provider: string;
  model: string;
  record_id: string;
  payload: Json;
  grant_id: string | null;
  session_uid: string | null;
  consumed_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface SeatChartTable {
  seat_chart_id: string;
  version: number;
  location_id: string;
  name: string;
  code: Generated<string>;
  zones: Generated<Json>;
  overview: Json;
}

export interface SeatChartSectionTable {
  seat_chart_id: string;
  version: number;
  section_code: string;
  rows: Json;
}

export interface SessionTable {
  session_id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  idle_expires_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  user_agent: string | null;
  ip_address: string | null;
}

export interface StateTransitionTable {
  machine: string;
  from_state: string;
  to_state: string;
}

export interface SystemEventTable {
  system_event_id: string;
  event_type: string;
  host: string;
  app_type: string | null;
  advertisement_id: string | null;
  advertisement_data: Json | null;
  affiliate_code: string | null;
  event_id: string | null;
  created_at: Timestamp;
}

export interface ThirdPartyAttemptTable {
  attempt_id: string;
  authenticator_type: string;
  state_hash: Buffer;
  browser_key_hash: Buffer;
  sealed_secrets: Buffer;
  redirect_url: string;
  return_to: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface ThirdPartyIdentityTable {
  issuer: string;
  subject: string;
  authenticator_type: string;
  user_id: string;
  created_at: Timestamp;
}

export interface TokenTable {
  event_id: string;
  token_id: string;
  order_id: string;
  cart_guid: string;
  offer_group_id: string;
  inventory_item_id: string;
  holder_id: string;
  state: Generated<string>;
  version: Generated<number>;
  seating: string;
  seat_code: string | null;
  attendance: string;
  age_group: string | null;
  paid_amount: number;
  paid_currency: string;
  policy: Json;
  entry_secret: Buffer;
  created_at: Timestamp;
}

export interface TokenTransitionTable {
  event_id: string;
  token_id: string;
  sequence: number;
  from_state: string | null;
  to_state: string;
  from_holder: string | null;
  to_holder: string;
  reason: string;
  actor_id: string | null;
  at: Timestamp;
}

export interface UserAccountTable {
  user_id: string;
  email_address: string;
  password_hash: string | null;
  first_name: string | null;
  last_name: string | null;
  date_of_birth: string | null;
  gender: string | null;
  country_code: string | null;
  postal_code: string | null;
  user_locale: string;
  state: Generated<string>;
  version: Generated<number>;
  is_partial: Generated<boolean>;
  terms_agreed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  photo_key: string | null;
  photo_status: string | null;
  tokens_frozen_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface UserPhotoTable {
  photo_key: string;
  user_id: string;
  picture: Buffer;
  created_at: Timestamp;
}

export interface UserRoleTable {
  user_id: string;
  role: string;
  client_id: string | null;
  granted_at: Generated<Timestamp>;
}

export interface VenueTable {
  location_id: string;
  name: string;
  address: string | null;
  city: string;
  region: string | null;
  country_code: string;
  postal_code: string | null;
  timezone: string;
  latitude: number;
  longitude: number;
}

export interface WhiteLabelTable {
  host: string;
  client_id: string;
  config: Json;
  product: Generated<Json>;
  product_address: string | null;
}

export interface SandboxGatewayCardTable {
  card_id: string;
  brand: string;
  last_four: string;
  behaviour: string;
  expiry_month: number;
  expiry_year: number;
  name_on_card: string;
  postal_code: string | null;
  verified: Generated<boolean>;
  stored_under: string;
}

export interface SandboxGatewayCardTokenTable {
  token_hash: Buffer;
  brand: string;
  last_four: string;
  expiry_month: number;
  expiry_year: number;
  name_on_card: string;
  postal_code: string | null;
  behaviour: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface SandboxGatewayChallengeTable {
  challenge_id: string;
  card_id: string;
  amount: number;
  currency: string;
  expires_at: Timestamp;
  approved: boolean | null;
  answer_hash: Buffer | null;
  used_at: Timestamp | null;
}

export interface SandboxGatewayChargeTable {
  charge_id: string;
  idempotency_key: string;
  state: string;
  card_id: string | null;
  reason: string | null;
  challenge_id: string | null;
  amount: number | null;
  currency: string | null;
  refund_key: string | null;
  created_at: Timestamp;
}

/** Every table and view. */
export interface DatabaseSchema {
  account_attribution: AccountAttributionTable;
  advertisement: AdvertisementTable;
  attempt: AttemptTable;
  captured_mail: CapturedMailTable;
  cart: CartTable;
  cart_line: CartLineTable;
  client: ClientTable;
  clock: ClockTable;
  contact_message: ContactMessageTable;
  demo_request: DemoRequestTable;
  embed_origin: EmbedOriginTable;
  event: EventTable;
  event_buyer: EventBuyerTable;
  event_fee: EventFeeTable;
  event_performer: EventPerformerTable;
  event_seat: EventSeatTable;
  event_stock: EventStockTable;
  event_tax: EventTaxTable;
  idempotency_key: IdempotencyKeyTable;
  inbox: InboxTable;
  inventory_item: InventoryItemTable;
  job_application: JobApplicationTable;
  ledger_account: LedgerAccountTable;
  ledger_balance: LedgerBalanceTable;
  ledger_posting: LedgerPostingTable;
  ledger_transaction: LedgerTransactionTable;
  log_in_code: LogInCodeTable;
  marketplace: MarketplaceTable;
  newsletter_subscription: NewsletterSubscriptionTable;
  notification_settings: NotificationSettingsTable;
  offer_group: OfferGroupTable;
  one_time_link: OneTimeLinkTable;
  order_line: OrderLineTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  payment_attempt: PaymentAttemptTable;
  payment_means: PaymentMeansTable;
  payment_refusal: PaymentRefusalTable;
  payout_method: PayoutMethodTable;
  performer: PerformerTable;
  picture: PictureTable;
  purchase_order: PurchaseOrderTable;
  quantity_hold: QuantityHoldTable;
  remote_config_value: RemoteConfigValueTable;
  resume_part: ResumePartTable;
  resume_upload: ResumeUploadTable;
  role_change: RoleChangeTable;
  sales_group: SalesGroupTable;
  sandbox_openid_record: SandboxOpenidRecordTable;
  seat_chart: SeatChartTable;
  seat_chart_section: SeatChartSectionTable;
  session: SessionTable;
  state_transition: StateTransitionTable;
  system_event: SystemEventTable;
  third_party_attempt: ThirdPartyAttemptTable;
  third_party_identity: ThirdPartyIdentityTable;
  token: TokenTable;
  token_transition: TokenTransitionTable;
  user_account: UserAccountTable;
  user_photo: UserPhotoTable;
  user_role: UserRoleTable;
  venue: VenueTable;
  white_label: WhiteLabelTable;
  'sandbox_gateway.card': SandboxGatewayCardTable;
  'sandbox_gateway.card_token': SandboxGatewayCardTokenTable;
  'sandbox_gateway.challenge': SandboxGatewayChallengeTable;
  'sandbox_gateway.charge': SandboxGatewayChargeTable;
}

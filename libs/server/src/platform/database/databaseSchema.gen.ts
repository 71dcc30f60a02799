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
  userId: string;
  appType: string | null;
  advertisementId: string | null;
  advertisementData: Json | null;
  affiliateCode: string | null;
  eventId: string | null;
  recordedAt: Timestamp;
}

export interface AdvertisementTable {
  advertisementId: string;
  clientId: string;
  advertisementData: Json;
  createdAt: Timestamp;
}

export interface AllotmentTable {
  eventId: string;
  allotmentId: string;
  purpose: string;
  marketplaceId: string | null;
  reason: string | null;
}

export interface AttemptTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface AttendeeFileTable {
  eventId: string;
  fileId: string;
  savedBy: string;
  savedAt: Generated<Timestamp>;
  attendees: number;
}

export interface AuctionTable {
  eventId: string;
  auctionId: string;
  marketplaceId: string;
  state: string;
  version: Generated<number>;
  closedAt: Timestamp | null;
  closedEarly: string | null;
  allocatedAt: Timestamp | null;
  settledAt: Timestamp | null;
  endingState: string | null;
  endedTo: string | null;
}

export interface AuctionChangeTable {
  changeId: string;
  eventId: string;
  change: string;
  details: Json;
  operator: string | null;
  userId: string | null;
  changedAt: Generated<Timestamp>;
}

export interface AuctionGroupTable {
  eventId: string;
  offerGroupId: string;
  inventoryItemId: string;
  minimum: number;
  maximum: number | null;
  step: number;
  quantity: number | null;
  cutOff: number | null;
  winners: number | null;
  wonQuantity: number | null;
}

export interface AuctionOfferTable {
  eventId: string;
  offerId: string;
  userId: string | null;
  commitmentId: string;
  offerGroupId: string;
  quantity: number;
  seatsTogether: boolean;
  price: number;
  reachedAt: Timestamp;
  atMost: number;
  expiresBeforeHours: Generated<number>;
  state: string;
  lapseReason: string | null;
  version: Generated<number>;
  madeAt: Timestamp;
  siteHost: string | null;
  place: number | null;
  winOrder: number | null;
  passedOn: Generated<boolean>;
  heldAt: Timestamp | null;
  winUntil: Timestamp | null;
  pickFrom: Timestamp | null;
  pickUntil: Timestamp | null;
  pickedAt: Timestamp | null;
  pickMailedAt: Timestamp | null;
  closingTold: Generated<boolean>;
  reminders: Generated<number>;
}

export interface CapturedMailTable {
  mailId: string;
  dedupeKey: string;
  sender: string;
  recipient: string;
  locale: string;
  subject: string;
  textBody: string;
  htmlBody: string | null;
  capturedAt: Generated<Timestamp>;
}

export interface CartTable {
  eventId: string;
  commitmentId: string;
  purchaseTokenHash: Buffer;
  purchaseTokenSealed: Buffer;
}

export interface ChargeTable {
  eventId: string;
  orderId: string;
  chargeNumber: number;
  cartGuid: string | null;
  tokenId: string | null;
  kind: string;
  code: string;
  quantity: number;
  amount: number;
  recipientKind: string;
  recipientId: string;
  refundable: boolean;
  refundedAmount: Generated<number>;
  creditsTokenId: string | null;
}

export interface CharityTable {
  charityId: string;
  name: string;
}

export interface ClientTable {
  clientId: string;
  name: string;
  vanityName: string;
  logoUrl: string | null;
}

export interface ClientInviteTable {
  clientId: string;
  inviteId: string;
  emailAddress: string | null;
  rights: string[];
  codeHash: Buffer;
  mails: Generated<number>;
  userLocale: string;
  siteHost: string | null;
  invitedBy: string;
  acceptedBy: string | null;
  declinedAt: Timestamp | null;
  revokedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
  expiresAt: Timestamp;
}

export interface ClientMemberTable {
  clientId: string;
  userId: string;
  rights: string[];
  grantedAt: Generated<Timestamp>;
}

export interface ClockTable {
  onlyRow: Generated<boolean>;
  offsetMs: Generated<number>;
}

export interface CommitmentTable {
  eventId: string;
  commitmentId: string;
  userId: string | null;
  clientId: string;
  kind: string;
  marketplaceType: string | null;
  isRequest: Generated<boolean>;
  pledgedCardId: string | null;
  marketplaceId: string | null;
  state: Generated<string>;
  version: Generated<number>;
  quantity: Generated<number>;
  counted: number | null;
  siteHost: string | null;
  createdAt: Timestamp;
}

export interface CommitmentLineTable {
  eventId: string;
  lineId: string;
  commitmentId: string;
  cartGuid: string;
  position: number;
  offerGroupId: string;
  inventoryItemId: string;
  allotmentId: string | null;
  category: string;
  seating: string;
  quantity: number;
  tokensEach: Generated<number>;
  seatCodes: Generated<string[]>;
  ages: Generated<Json>;
  fulfilment: string | null;
  maySplit: Generated<boolean>;
  accessible: Generated<boolean>;
  marketplaceType: string;
  priceSource: Generated<string>;
  sourceId: string | null;
  amount: number | null;
  quotedUnits: Generated<Json>;
  fromTokens: Generated<boolean>;
  sellerId: string | null;
  sellerSides: Json | null;
}

export interface CommitmentLinePartTable {
  eventId: string;
  lineId: string;
  partNumber: number;
  inventoryItemId: string;
  unitsEach: number;
  tokensEach: number;
}

export interface CommitmentTokenTable {
  eventId: string;
  commitmentId: string;
  tokenId: string;
  lineId: string | null;
  fromState: string;
  reason: string;
  givenUpAt: Timestamp | null;
  isCredited: boolean | null;
}

export interface ConferenceTable {
  eventId: string;
  isOpen: boolean;
  places: number;
  termsUrl: string | null;
  publishUrl: string | null;
  watchUrl: string | null;
  sealedMediaToken: Buffer | null;
  updatedAt: Timestamp;
}

export interface ConferenceGuestTable {
  eventId: string;
  userId: string;
  candidateId: string;
  state: string;
  version: Generated<number>;
  registeredAt: Timestamp;
  sealedMedia: Buffer | null;
  changedAt: Timestamp;
}

export interface ContactMessageTable {
  messageId: string;
  host: string;
  locale: string;
  name: string;
  emailAddress: string;
  topic: string;
  message: string;
  createdAt: Timestamp;
}

export interface CreditNoteTable {
  eventId: string;
  refundId: string;
  number: Generated<number>;
  issuedAt: Timestamp;
}

export interface CustomEventPageTable {
  slug: string;
  eventId: string;
  headline: Json;
  body: Json;
}

export interface DemoRequestTable {
  requestId: string;
  host: string;
  locale: string;
  name: string;
  emailAddress: string;
  company: string;
  countryCode: string;
  attendance: string[];
  annualVolume: string | null;
  createdAt: Timestamp;
}

export interface DiscountTable {
  eventId: string;
  discountId: string;
  code: string;
  automatic: Generated<boolean>;
  label: Json;
  kind: string;
  amount: number | null;
  ratePpm: number | null;
  bearer: Generated<string>;
  categories: Generated<string[]>;
  offerGroupIds: string[] | null;
  minQuantity: Generated<number>;
  startsAt: Timestamp | null;
  endsAt: Timestamp | null;
  active: Generated<boolean>;
  cap: number | null;
  capPerPerson: number | null;
  used: Generated<number>;
  rank: Generated<number>;
}

export interface DiscountUseTable {
  eventId: string;
  holdId: string;
  discountId: string;
  userId: string | null;
  usedAt: Timestamp | null;
}

export interface DisputeTable {
  disputeId: string;
  gateway: string;
  gatewayDisputeId: string;
  eventId: string;
  paymentId: string;
  state: string;
  version: Generated<number>;
  amount: number;
  currency: string;
  createdAt: Generated<Timestamp>;
}

export interface DrawTable {
  eventId: string;
  drawId: string;
  marketplaceId: string;
  autoClaim: boolean;
  state: string;
  version: Generated<number>;
  sealedSeed: Buffer | null;
  seedCommitment: string | null;
  committedAt: Timestamp | null;
  committedStock: Json | null;
  drawnStock: Json | null;
  closedAt: Timestamp | null;
  closedEarly: string | null;
  entriesRoot: string | null;
  rootPublishedAt: Timestamp | null;
  beaconSource: string | null;
  beaconRound: number | null;
  beaconAt: Timestamp | null;
  beaconValue: string | null;
  serverSeed: string | null;
  drawnAt: Timestamp | null;
  settledAt: Timestamp | null;
  endingState: string | null;
  endedTo: string | null;
}

export interface DrawChangeTable {
  changeId: string;
  eventId: string;
  change: string;
  details: Json;
  operator: string | null;
  userId: string | null;
  changedAt: Generated<Timestamp>;
}

export interface DrawChoiceTable {
  eventId: string;
  entryId: string;
  rank: number;
  offerGroupId: string;
}

export interface DrawEntryTable {
  eventId: string;
  entryId: string;
  userId: string | null;
  commitmentId: string;
  quantity: number;
  maySplit: boolean;
  atMost: number;
  state: string;
  version: Generated<number>;
  enteredAt: Timestamp;
  changedAt: Timestamp;
  siteHost: string | null;
  salt: string;
  drawnId: string;
  wonGroupId: string | null;
  wonQuantity: number | null;
  winOrder: number | null;
  lapseOrder: number | null;
  heldAt: Timestamp | null;
  winUntil: Timestamp | null;
  reminders: Generated<number>;
  closingTold: Generated<boolean>;
  declinedAt: Timestamp | null;
}

export interface DrawGroupTable {
  eventId: string;
  firstId: string;
  root: string;
}

export interface DrawPlaceTable {
  eventId: string;
  drawnId: string;
  place: number;
}

export interface DrawStockChangeTable {
  eventId: string;
  stockId: string;
  before: number;
  after: number;
  changedAt: Timestamp;
}

export interface EmbedOriginTable {
  clientId: string;
  origin: string;
}

export interface EngagementOfferTable {
  eventId: string;
  offerId: string;
  emailAddress: string | null;
  codeHash: Buffer;
  paymentKinds: string[];
  mostPerGuest: number | null;
  commissionPpm: number | null;
  commissionAmount: number | null;
  userLocale: string;
  siteHost: string | null;
  acceptedBy: string | null;
  declinedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface EngagementOfferItemTable {
  eventId: string;
  offerId: string;
  offerGroupId: string;
  quantity: number;
}

export interface EventTable {
  eventId: string;
  vanityName: string;
  clientId: string;
  locationId: string | null;
  seatChartId: string | null;
  seatChartVersion: number | null;
  seriesId: string | null;
  kind: string;
  status: Generated<string>;
  published: Generated<boolean>;
  shortName: Json;
  description: Json;
  startsAt: Timestamp;
  endsAt: Timestamp | null;
  doorsAt: Timestamp | null;
  previousStartsAt: Timestamp | null;
  timezone: string;
  attendance: string[];
  streamStartsAt: Timestamp | null;
  streamEndedAt: Timestamp | null;
  streamIsKept: Generated<boolean>;
  replayExpiresAt: Timestamp | null;
  currency: string;
  minimumAge: number | null;
  maxPerPerson: Generated<number>;
  policy: Json;
  questions: Json | null;
  refundedCount: Generated<number>;
  tags: Generated<string[]>;
  art: Json;
  carouselRank: number | null;
  searchText: Generated<string>;
  priceFrom: number | null;
  priceTo: number | null;
  plusTax: Generated<boolean>;
  listedUntil: Timestamp | null;
  saleVersion: Generated<string>;
}

export interface EventAnalyticsTrackerTable {
  eventId: string;
  provider: string;
  trackerId: string;
}

export interface EventBuyerTable {
  eventId: string;
  userId: string;
  bought: Generated<number>;
  committed: Generated<number>;
  allowed: number;
}

export interface EventChangeTable {
  eventId: string;
  changeId: string;
  kind: string;
  changedAt: Timestamp;
  formerStartsAt: Timestamp;
  refundUntil: Timestamp | null;
  operator: string;
  settledAt: Timestamp | null;
}

export interface EventFeeTable {
  eventId: string;
  code: string;
  state: Generated<string>;
  label: Json;
  purpose: Json;
  recipient: string;
  charityId: string | null;
  payer: Generated<string>;
  basis: string;
  kind: string;
  amount: number | null;
  ratePpm: number | null;
  steps: Json | null;
  mandatory: boolean;
  refundable: boolean;
  categories: Generated<string[]>;
  fulfilment: string | null;
  marketplaceTypes: Generated<string[]>;
  rank: Generated<number>;
  since: Generated<Timestamp>;
}

export interface EventPaymentTable {
  eventId: string;
  gatewayAccountId: string | null;
  paymentTypes: Generated<string[]>;
}

export interface EventPerformerTable {
  eventId: string;
  performerId: string;
  rank: number;
  startsAt: Timestamp | null;
}

export interface EventSeatTable {
  eventId: string;
  seatCode: string;
  sectionCode: string;
  rowLabel: string;
  seatLabel: string;
  inventoryItemId: string;
  allotmentId: string | null;
  kind: Generated<string>;
  rowRank: number;
  adjacencyIndex: number;
  state: Generated<string>;
  holdId: string | null;
  heldUntil: Timestamp | null;
}

export interface EventSponsorTable {
  eventId: string;
  rank: number;
  name: string;
  role: Json | null;
  url: string | null;
}

export interface EventStockTable {
  eventId: string;
  available: number;
  capacity: number;
  accessible: Generated<number>;
  countedAt: Timestamp;
}

export interface EventTaxTable {
  eventId: string;
  code: string;
  label: Json;
  ratePpm: number;
  included: Generated<boolean>;
  appliesTo: string[];
  rank: Generated<number>;
}

export interface FollowTable {
  userId: string;
  performerId: string | null;
  locationId: string | null;
  clientId: string | null;
  kind: GeneratedAlways<string>;
  topicId: GeneratedAlways<string>;
  siteClientId: string | null;
  host: string | null;
  createdAt: Timestamp;
}

export interface FollowAlertTable {
  userId: string;
  eventId: string;
  mailedAt: Timestamp;
}

export interface FollowAnnouncementTable {
  marketplaceId: string;
  announcedAt: Timestamp;
}

export interface FormerFeeTable {
  eventId: string;
  code: string;
  label: Json;
  purpose: Json;
  recipient: string;
  charityId: string | null;
  payer: Generated<string>;
  basis: string;
  kind: string;
  amount: number | null;
  ratePpm: number | null;
  steps: Json | null;
  mandatory: boolean;
  refundable: boolean;
  categories: Generated<string[]>;
  fulfilment: string | null;
  marketplaceTypes: Generated<string[]>;
  rank: Generated<number>;
  since: Generated<Timestamp>;
  until: Timestamp;
}

export interface GatewayAccountTable {
  gatewayAccountId: string;
  clientId: string | null;
  name: string | null;
  gateway: string;
  credentials: Buffer | null;
  keyId: string | null;
  shownCredentials: Generated<Json>;
  createdAt: Generated<Timestamp>;
  redactedAt: Timestamp | null;
}

export interface GatewayEventTable {
  gateway: string;
  eventId: string;
  kind: string;
  content: Json;
  receivedAt: Generated<Timestamp>;
}

export interface GatewayTestPaymentTable {
  testPaymentId: string;
  gatewayAccountId: string;
  amount: number;
  currency: string;
  transactionId: string | null;
  gatewayToken: Buffer | null;
  paidAt: Timestamp | null;
  refundedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface HoldTable {
  eventId: string;
  holdId: string;
  commitmentId: string;
  firstHeldAt: Timestamp;
  heldUntil: Timestamp | null;
  extended: Generated<boolean>;
  settled: Generated<boolean>;
}

export interface IdempotencyKeyTable {
  principal: string;
  key: string;
  operationId: string;
  requestHash: Buffer;
  state: Generated<string>;
  leaseUntil: Timestamp;
  progress: Buffer | null;
  answer: Buffer | null;
  createdAt: Generated<Timestamp>;
}

export interface InboxTable {
  consumer: string;
  messageId: string;
  receivedAt: Generated<Timestamp>;
}

export interface InventoryItemTable {
  eventId: string;
  inventoryItemId: string;
  category: string;
  seating: string;
  attendance: Generated<string>;
  sectionCode: string | null;
  gate: string | null;
  minimumAge: number | null;
  fulfilment: Generated<string[]>;
  pickupPlace: Json | null;
  imageUrl: string | null;
  charityId: string | null;
  tokensEach: Generated<number>;
  capacity: number | null;
  held: Generated<number>;
  sold: Generated<number>;
  setAside: Generated<number>;
}

export interface InventoryPackageTable {
  eventId: string;
  inventoryPackageId: string;
  kind: string;
}

export interface ItemAllotmentTable {
  eventId: string;
  inventoryItemId: string;
  allotmentId: string;
  quantity: number;
  held: Generated<number>;
  sold: Generated<number>;
}

export interface JobApplicationTable {
  applicationId: string;
  uploadId: string;
  jobId: string;
  host: string;
  locale: string;
  emailAddress: string;
  message: string;
  resumeType: string;
  fileKeyHash: Buffer;
  createdAt: Timestamp;
}

export interface LedgerAccountTable {
  ledgerAccountId: string;
  kind: string;
  ownerId: Generated<string>;
  currency: string;
  createdAt: Generated<Timestamp>;
}

export interface LedgerBalanceTable {
  ledgerAccountId: string | null;
  kind: string | null;
  ownerId: string | null;
  currency: string | null;
  balance: number | null;
}

export interface LedgerPostingTable {
  ledgerTransactionId: string;
  postingNumber: number;
  ledgerAccountId: string;
  amount: number;
  currency: string;
}

export interface LedgerTransactionTable {
  ledgerTransactionId: string;
  kind: string;
  subjectKind: string;
  subjectId: string;
  eventId: string | null;
  dedupeKey: string;
  createdAt: Generated<Timestamp>;
  databaseTransaction: Generated<string>;
}

export interface LinePartTable {
  eventId: string | null;
  commitmentId: string | null;
  lineId: string | null;
  partNumber: number | null;
  inventoryItemId: string | null;
  allotmentId: string | null;
  isSeated: boolean | null;
  units: number | null;
  tokens: number | null;
}

export interface ListingTable {
  eventId: string;
  listingId: string;
  sellerId: string;
  offerGroupId: string;
  quantity: number;
  price: number;
  currency: string;
  hoursBefore: number;
  expiresAt: Timestamp;
  payoutMethodId: string | null;
  state: Generated<string>;
  endReason: string | null;
  soldAt: Timestamp | null;
  soldCommitmentId: string | null;
  soldLineId: string | null;
  version: Generated<number>;
  siteHost: string | null;
  createdAt: Generated<Timestamp>;
  marketOfferId: string | null;
}

export interface ListingStepTable {
  eventId: string;
  listingId: string;
  sequence: number;
  state: string;
  price: number;
  expiresAt: Timestamp;
  at: Generated<Timestamp>;
}

export interface ListingTokenTable {
  eventId: string;
  listingId: string;
  tokenId: string;
  face: number;
  seller: Json;
}

export interface LogInCodeTable {
  userId: string;
  sessionId: string;
  sealedCode: Buffer;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface MarketOfferTable {
  eventId: string;
  marketOfferId: string;
  userId: string | null;
  commitmentId: string;
  offerGroupId: string;
  quantity: number;
  price: number;
  reachedAt: Timestamp;
  atMost: number;
  hoursBefore: number;
  expiresAt: Timestamp;
  state: Generated<string>;
  lostReason: string | null;
  listingId: string | null;
  tried: Generated<number>;
  fixUntil: Timestamp | null;
  version: Generated<number>;
  madeAt: Timestamp;
  siteHost: string | null;
}

export interface MarketplaceTable {
  eventId: string;
  marketplaceId: string;
  type: string;
  code: string | null;
  opensAt: Timestamp;
  closesAt: Timestamp;
  resultsAt: Timestamp | null;
}

export interface NewsletterSubscriptionTable {
  subscriptionId: string;
  host: string;
  clientId: string | null;
  emailAddress: string;
  eventId: string | null;
  locale: string;
  state: Generated<string>;
  version: Generated<number>;
  tokenHash: Buffer;
  tokenSealed: Buffer;
  createdAt: Timestamp;
  mailedAt: Timestamp | null;
}

export interface NotificationSettingsTable {
  userId: string;
  eventReminders: Generated<boolean>;
  tokenActivity: Generated<boolean>;
  saleAlerts: Generated<boolean>;
  newsletter: Generated<boolean>;
  cartReminders: Generated<boolean>;
  updatedAt: Timestamp;
}

export interface OfferGroupTable {
  eventId: string;
  offerGroupId: string;
  marketplaceId: string;
  salesGroupId: string;
  inventoryItemId: string;
  inventoryPackageId: string | null;
  rowLabel: string | null;
  name: Json;
  variantName: Json | null;
  tierName: Json | null;
  description: Generated<Json>;
  facePrice: number;
  childPrice: number | null;
  seniorPrice: number | null;
  minAmount: number | null;
  maxAmount: number | null;
  suggestedAmounts: number[] | null;
  minQuantity: Generated<number>;
  maxQuantity: Generated<number>;
  resaleBlocked: Generated<boolean>;
  rank: Generated<number>;
  version: Generated<number>;
}

export interface OfferPartTable {
  eventId: string;
  offerGroupId: string;
  partNumber: number;
  inventoryItemId: string;
  name: Generated<Json>;
  unitsEach: Generated<number>;
}

export interface OneTimeLinkTable {
  linkId: string;
  purpose: string;
  tokenHash: Buffer;
  userId: string;
  emailAddress: string;
  sealedReturnTo: Buffer | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
  supersededAt: Timestamp | null;
}

export interface OrderLineTable {
  eventId: string;
  orderId: string;
  lineId: string;
  cartGuid: string;
  position: number;
  offerGroupId: string;
  inventoryItemId: string;
  category: string;
  quantity: number;
  tokens: Generated<number>;
  total: number;
  line: Json;
  fulfilment: string | null;
  redeemed: Generated<boolean>;
}

export interface OutboxTable {
  outboxId: string;
  job: string;
  payload: Json;
  dedupeKey: string;
  availableAt: Generated<Timestamp>;
  dispatchedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface PaymentTable {
  eventId: string;
  paymentId: string;
  commitmentId: string;
  userId: string;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  currency: string;
  paymentType: Generated<string>;
  paymentMethodId: string | null;
  gateway: string;
  gatewayAccountId: string | null;
  transactionId: string | null;
  failureReason: string | null;
  captureLater: Generated<boolean>;
  capturedAmount: number | null;
  outsideRefunded: Generated<number>;
  returnUrl: string | null;
  takenBy: string | null;
  squareReference: string | null;
  sale: Json;
  shippingAddress: Json | null;
  locale: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaymentAttemptTable {
  eventId: string;
  paymentId: string;
  attemptId: string;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  decidedAmount: number | null;
  paymentMethodId: string | null;
  reason: string | null;
  verificationUrl: string | null;
  redirectUrl: string | null;
  startedAt: Timestamp;
  endedAt: Timestamp | null;
  askedAt: Timestamp | null;
}

export interface PaymentMeansTable {
  paymentMethodId: string;
  userId: string;
  gateway: string;
  gatewayAccountId: string | null;
  gatewayToken: Buffer;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode: string | null;
  mandateAt: Timestamp | null;
  inWallet: Generated<boolean>;
  defaultMeans: Generated<boolean>;
  removedAt: Timestamp | null;
  createdAt: Timestamp;
}

export interface PaymentRefusalTable {
  userId: string;
  attemptId: string;
  refusedAt: Timestamp;
}

export interface PayoutTable {
  payoutId: string;
  eventId: string;
  recipientKind: Generated<string>;
  clientId: string | null;
  userId: string | null;
  sourceId: string | null;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  currency: string;
  askedAt: Timestamp | null;
  gateway: string | null;
  recipient: string | null;
  gatewayPayoutId: string | null;
  delivery: string | null;
  failureReason: string | null;
  attempt: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  paidAt: Timestamp | null;
  arrivedAt: Timestamp | null;
}

export interface PayoutCheckTable {
  eventId: string;
  checkedAt: Timestamp;
  triedAt: Generated<Timestamp>;
}

export interface PayoutMethodTable {
  payoutMethodId: string;
  userId: string;
  payoutType: string;
  emailAddress: string;
  createdAt: Timestamp;
  archivedAt: Timestamp | null;
}

export interface PayoutRecipientTable {
  recipientKind: Generated<string>;
  clientId: string | null;
  userId: string | null;
  sourceId: string | null;
  gateway: string;
  recipient: string;
  operator: string;
  changedAt: Generated<Timestamp>;
}

export interface PerformerTable {
  performerId: string;
  name: string;
  genre: string | null;
  bio: Generated<Json>;
  searchText: Generated<string>;
}

export interface PictureTable {
  pictureHash: string;
  svg: string;
}

export interface PlaybackLeaseTable {
  userId: string;
  sessionId: string;
  eventId: string;
  inventoryItemId: string;
  leaseUntil: Timestamp;
  isOpened: Generated<boolean>;
}

export interface PriceAlertTable {
  eventId: string;
  userId: string;
  price: number;
  siteHost: string | null;
  setAt: Timestamp;
}

export interface PromoterCashReceiptTable {
  eventId: string;
  receiptId: string;
  promoterId: string;
  number: number;
  amount: number;
  currency: string;
  memberId: string | null;
  createdAt: Generated<Timestamp>;
}

export interface PromoterCommissionTable {
  eventId: string;
  userId: string;
  rank: number;
  paymentKind: string | null;
  ratePpm: number | null;
  amount: number | null;
}

export interface PromoterEngagementTable {
  eventId: string;
  userId: string;
  allotmentId: string | null;
  paymentKinds: Generated<string[]>;
  mostPerGuest: number | null;
  endsAt: Timestamp | null;
  grantedAt: Generated<Timestamp>;
}

export interface PromoterSaleTable {
  eventId: string;
  commitmentId: string;
  promoterId: string;
  paymentKind: string;
  guestAddress: string | null;
  guestFirstName: string | null;
  guestLastName: string | null;
  requestKey: Buffer | null;
  createdAt: Generated<Timestamp>;
}

export interface PromoterSettlementTable {
  eventId: string;
  settlementId: string;
  promoterId: string;
  number: number;
  currency: string;
  cash: number;
  commission: number;
  kept: number;
  proposedBy: string;
  memberId: string | null;
  state: Generated<string>;
  version: Generated<number>;
  proposedAt: Generated<Timestamp>;
  answeredAt: Timestamp | null;
}

export interface PromoterSettlementLineTable {
  promoterId: string;
  ledgerTransactionId: string;
  eventId: string;
  settlementId: string;
}

export interface PurchaseOrderTable {
  eventId: string;
  orderId: string;
  orderNumber: string;
  userId: string;
  commitmentId: string;
  paymentId: string;
  state: Generated<string>;
  version: Generated<number>;
  currency: string;
  total: number;
  quote: Json;
  answers: Json | null;
  invoiceTo: Json | null;
  shippingAddress: Json | null;
  locale: string;
  siteHost: string | null;
  affiliateCode: string | null;
  createdAt: Timestamp;
}

export interface QuantityHoldTable {
  eventId: string;
  inventoryItemId: string;
  holdId: string;
  allotmentId: string | null;
  quantity: number;
  heldUntil: Timestamp | null;
}

export interface RefundTable {
  eventId: string;
  refundId: string;
  paymentId: string;
  orderId: string | null;
  state: Generated<string>;
  version: Generated<number>;
  amount: number;
  coveredAmount: number | null;
  currency: string;
  reason: string;
  gatewayRefundId: string | null;
  attempt: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface RefundChargeTable {
  eventId: string;
  refundId: string;
  orderId: string;
  chargeNumber: number;
  amount: number;
}

export interface RefundLineTable {
  eventId: string;
  refundId: string;
  lineId: string;
  quantity: number;
}

export interface RefundTokenTable {
  eventId: string;
  tokenId: string;
  refundId: string;
}

export interface RemoteConfigValueTable {
  key: string;
  value: string;
  operator: string;
  changedAt: Timestamp;
}

export interface ResumePartTable {
  uploadId: string;
  partOffset: number;
  content: Buffer;
}

export interface ResumeUploadTable {
  uploadId: string;
  tokenHash: Buffer;
  receivedBytes: number;
  createdAt: Timestamp;
}

export interface RoleChangeTable {
  changeId: string;
  userId: string;
  change: string;
  role: string | null;
  clientId: string | null;
  rights: string[] | null;
  eventId: string | null;
  operator: string;
  changedAt: Timestamp;
}

export interface SaleLinkTable {
  eventId: string;
  commitmentId: string;
  promoterId: string | null;
  commissionPpm: number | null;
  commissionAmount: number | null;
  codeHash: Buffer;
  guestAddress: string | null;
  guestFirstName: string | null;
  guestLastName: string | null;
  userLocale: string;
  total: number;
  mails: Generated<number>;
  siteHost: string | null;
  declinedAt: Timestamp | null;
  revokedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface SalesGroupTable {
  eventId: string;
  salesGroupId: string;
  parentSalesGroupId: string | null;
  category: string;
  name: Json;
  rank: Generated<number>;
}

export interface SandboxOpenidRecordTable {
  provider: string;
  model: string;
  recordId: string;
  payload: Json;
  grantId: string | null;
  sessionUid: string | null;
  consumedAt: Timestamp | null;
  expiresAt: Timestamp | null;
}

export interface SeasonTable {
  seasonId: string;
  clientId: string;
  code: string;
  name: Json;
  currency: string;
  createdAt: Generated<Timestamp>;
}

export interface SeasonEventTable {
  eventId: string;
  seasonId: string;
  clientId: string;
  currency: string;
}

export interface SeasonMembershipTable {
  membershipId: string;
  seasonId: string;
  memberId: string | null;
  userId: string;
  autoRenew: Generated<boolean>;
  renewsId: string | null;
  createdAt: Generated<Timestamp>;
}

export interface SeatChartTable {
  seatChartId: string;
  version: number;
  locationId: string;
  name: string;
  code: Generated<string>;
  zones: Generated<Json>;
  overview: Json;
}

export interface SeatChartSectionTable {
  seatChartId: string;
  version: number;
  sectionCode: string;
  rows: Json;
}

export interface SeriesTable {
  seriesId: string;
  name: Json;
}

export interface SessionTable {
  sessionId: string;
  userId: string;
  tokenHash: Buffer;
  createdAt: Timestamp;
  lastSeenAt: Timestamp;
  idleExpiresAt: Timestamp;
  expiresAt: Timestamp;
  endedAt: Timestamp | null;
  userAgent: string | null;
  ipAddress: string | null;
}

export interface ShipmentTable {
  eventId: string;
  orderId: string;
  state: Generated<string>;
  version: Generated<number>;
  carrier: string;
  trackingNumber: string | null;
  trackingLink: string | null;
  shippedAt: Generated<Timestamp>;
  deliveredAt: Timestamp | null;
}

export interface ShipmentChangeTable {
  changeId: string;
  eventId: string;
  orderId: string;
  change: string;
  operator: string;
  changedAt: Generated<Timestamp>;
}

export interface StateTransitionTable {
  machine: string;
  fromState: string;
  toState: string;
}

export interface StreamFeedbackTable {
  eventId: string;
  userId: string;
  rating: number | null;
  comment: string | null;
  givenAt: Timestamp;
}

export interface StreamMinuteTable {
  eventId: string;
  minute: Timestamp;
  userId: string;
  height: number | null;
}

export interface StreamReminderTable {
  eventId: string;
  userId: string;
  startsAt: Timestamp;
}

export interface StreamSegmentTable {
  eventId: string;
  segment: number;
  startedAt: Timestamp;
}

export interface StreamViewerTable {
  eventId: string;
  userId: string;
  inventoryItemId: string;
  firstWatchedAt: Timestamp;
  country: string | null;
}

export interface SystemEventTable {
  systemEventId: string;
  eventType: string;
  host: string;
  appType: string | null;
  advertisementId: string | null;
  advertisementData: Json | null;
  affiliateCode: string | null;
  eventId: string | null;
  createdAt: Timestamp;
}

export interface ThirdPartyAttemptTable {
  attemptId: string;
  authenticatorType: string;
  stateHash: Buffer;
  browserKeyHash: Buffer;
  sealedSecrets: Buffer;
  redirectUrl: string;
  returnTo: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
}

export interface ThirdPartyIdentityTable {
  issuer: string;
  subject: string;
  authenticatorType: string;
  userId: string;
  createdAt: Timestamp;
}

export interface TokenTable {
  eventId: string;
  tokenId: string;
  originKind: Generated<string>;
  originId: string;
  orderId: string | null;
  orderLineId: GeneratedAlways<string | null>;
  cartGuid: string | null;
  offerGroupId: string;
  inventoryItemId: string;
  ownerId: string;
  holderId: string;
  state: Generated<string>;
  version: Generated<number>;
  seating: string;
  seatCode: string | null;
  replacesId: string | null;
  stockLineId: string | null;
  attendance: string;
  ageGroup: string | null;
  paidAmount: number;
  paidCurrency: string;
  policy: Json;
  entrySecret: Buffer;
  secretVersion: Generated<number>;
  createdAt: Timestamp;
  upgradesId: string | null;
}

export interface TokenAssignmentTable {
  eventId: string;
  assignmentId: string;
  tokenId: string;
  kind: Generated<string>;
  inviteId: string | null;
  fromUserId: string;
  toUserId: string | null;
  state: Generated<string>;
  version: Generated<number>;
  createdAt: Generated<Timestamp>;
}

export interface TokenAssignmentStepTable {
  eventId: string;
  assignmentId: string;
  sequence: number;
  state: string;
  at: Generated<Timestamp>;
}

export interface TokenAttendeeTable {
  eventId: string;
  tokenId: string;
  kind: string;
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  dateOfBirth: string | null;
  createdAt: Generated<Timestamp>;
}

export interface TokenHoldTable {
  eventId: string;
  tokenId: string;
  holdId: string;
  heldUntil: Timestamp | null;
}

export interface TokenInvitationTable {
  eventId: string;
  inviteId: string;
  assignmentGroupId: string;
  fromUserId: string;
  emailAddress: string | null;
  codeHash: Buffer;
  message: string | null;
  mails: Generated<number>;
  userLocale: string;
  siteHost: string | null;
  sendsAt: Timestamp | null;
  remindedAt: Timestamp | null;
  createdAt: Generated<Timestamp>;
}

export interface TokenTransitionTable {
  eventId: string;
  tokenId: string;
  sequence: number;
  fromState: string | null;
  toState: string;
  fromOwner: string | null;
  toOwner: string;
  fromHolder: string | null;
  toHolder: string;
  secretVersion: Generated<number>;
  reason: string;
  orderId: string | null;
  assignmentId: string | null;
  listingId: string | null;
  actorId: string | null;
  at: Timestamp;
  databaseTransaction: Generated<string>;
}

export interface UserAccountTable {
  userId: string;
  emailAddress: string;
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  dateOfBirth: string | null;
  gender: string | null;
  countryCode: string | null;
  postalCode: string | null;
  userLocale: string;
  state: Generated<string>;
  version: Generated<number>;
  isPartial: Generated<boolean>;
  termsAgreedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  photoKey: string | null;
  photoStatus: string | null;
  tokensFrozenAt: Timestamp | null;
  deletedAt: Timestamp | null;
}

export interface UserPhotoTable {
  photoKey: string;
  userId: string;
  picture: Buffer;
  createdAt: Timestamp;
}

export interface VenueTable {
  locationId: string;
  name: string;
  address: string | null;
  city: string;
  region: string | null;
  countryCode: string;
  postalCode: string | null;
  timezone: string;
  latitude: number;
  longitude: number;
  searchText: Generated<string>;
  citySearchText: Generated<string>;
}

export interface WaitListTable {
  eventId: string;
  waitListId: string;
  inventoryItemId: string;
  allotmentId: string | null;
  openedAt: Timestamp;
}

export interface WaitListChoiceTable {
  eventId: string;
  entryId: string;
  offerGroupId: string;
}

export interface WaitListEntryTable {
  eventId: string;
  entryId: string;
  userId: string;
  place: Generated<number>;
  quantity: number;
  maySplit: boolean;
  state: string;
  version: Generated<number>;
  joinedAt: Timestamp;
  siteHost: string | null;
  commitmentId: string | null;
  offeredGroupId: string | null;
  offeredQuantity: number | null;
  offeredAt: Timestamp | null;
  offeredUntil: Timestamp | null;
  remindedAt: Timestamp | null;
  offeredTotal: Generated<number>;
}

export interface WaitingRoomTable {
  eventId: string;
  arrivalsFrom: Timestamp;
  opensAt: Timestamp;
  admittedPerMinute: number;
  seed: string;
  drawn: number | null;
  lastNumber: Generated<number>;
  admitted: Generated<number>;
  admittingSince: Timestamp | null;
}

export interface WaitingRoomChangeTable {
  changeId: string;
  eventId: string;
  change: string;
  details: Json;
  operator: string;
  changedAt: Generated<Timestamp>;
}

export interface WaitingRoomPlaceTable {
  eventId: string;
  userId: string;
  placeId: string;
  number: number | null;
  arrivedAt: Generated<Timestamp>;
}

export interface WhiteLabelTable {
  host: string;
  clientId: string;
  config: Json;
  product: Generated<Json>;
  productAddress: string | null;
}

export interface SandboxGatewayCardTable {
  cardId: string;
  brand: string;
  lastFour: string;
  behaviour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode: string | null;
  verified: Generated<boolean>;
  storedUnder: string;
}

export interface SandboxGatewayCardTokenTable {
  tokenHash: Buffer;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  nameOnCard: string;
  postalCode: string | null;
  behaviour: string;
  expiresAt: Timestamp;
  usedAt: Timestamp | null;
}

export interface SandboxGatewayChallengeTable {
  challengeId: string;
  cardId: string;
  amount: number | null;
  currency: string | null;
  expiresAt: Timestamp;
  approved: boolean | null;
  answerHash: Buffer | null;
  usedAt: Timestamp | null;
}

export interface SandboxGatewayChargeTable {
  chargeId: string;
  idempotencyKey: string;
  state: string;
  cardId: string | null;
  reason: string | null;
  challengeId: string | null;
  method: string | null;
  returnUrl: string | null;
  amount: number | null;
  currency: string | null;
  captureLater: Generated<boolean>;
  captureKey: string | null;
  capturedAmount: number | null;
  createdAt: Timestamp;
}

export interface SandboxGatewayEventTable {
  eventId: string;
  sequence: Generated<number>;
  body: string;
  createdAt: Generated<Timestamp>;
}

export interface SandboxGatewayPayoutTable {
  payoutId: string;
  payoutKey: string;
  recipient: string;
  amount: number;
  currency: string;
  state: string;
  createdAt: Generated<Timestamp>;
}

export interface SandboxGatewayRefundTable {
  refundId: string;
  refundKey: string;
  chargeId: string;
  amount: number;
  state: string;
  createdAt: Generated<Timestamp>;
}

/** Every table and view. */
export interface DatabaseSchema {
  accountAttribution: AccountAttributionTable;
  advertisement: AdvertisementTable;
  allotment: AllotmentTable;
  attempt: AttemptTable;
  attendeeFile: AttendeeFileTable;
  auction: AuctionTable;
  auctionChange: AuctionChangeTable;
  auctionGroup: AuctionGroupTable;
  auctionOffer: AuctionOfferTable;
  capturedMail: CapturedMailTable;
  cart: CartTable;
  charge: ChargeTable;
  charity: CharityTable;
  client: ClientTable;
  clientInvite: ClientInviteTable;
  clientMember: ClientMemberTable;
  clock: ClockTable;
  commitment: CommitmentTable;
  commitmentLine: CommitmentLineTable;
  commitmentLinePart: CommitmentLinePartTable;
  commitmentToken: CommitmentTokenTable;
  conference: ConferenceTable;
  conferenceGuest: ConferenceGuestTable;
  contactMessage: ContactMessageTable;
  creditNote: CreditNoteTable;
  customEventPage: CustomEventPageTable;
  demoRequest: DemoRequestTable;
  discount: DiscountTable;
  discountUse: DiscountUseTable;
  dispute: DisputeTable;
  draw: DrawTable;
  drawChange: DrawChangeTable;
  drawChoice: DrawChoiceTable;
  drawEntry: DrawEntryTable;
  drawGroup: DrawGroupTable;
  drawPlace: DrawPlaceTable;
  drawStockChange: DrawStockChangeTable;
  embedOrigin: EmbedOriginTable;
  engagementOffer: EngagementOfferTable;
  engagementOfferItem: EngagementOfferItemTable;
  event: EventTable;
  eventAnalyticsTracker: EventAnalyticsTrackerTable;
  eventBuyer: EventBuyerTable;
  eventChange: EventChangeTable;
  eventFee: EventFeeTable;
  eventPayment: EventPaymentTable;
  eventPerformer: EventPerformerTable;
  eventSeat: EventSeatTable;
  eventSponsor: EventSponsorTable;
  eventStock: EventStockTable;
  eventTax: EventTaxTable;
  follow: FollowTable;
  followAlert: FollowAlertTable;
  followAnnouncement: FollowAnnouncementTable;
  formerFee: FormerFeeTable;
  gatewayAccount: GatewayAccountTable;
  gatewayEvent: GatewayEventTable;
  gatewayTestPayment: GatewayTestPaymentTable;
  hold: HoldTable;
  idempotencyKey: IdempotencyKeyTable;
  inbox: InboxTable;
  inventoryItem: InventoryItemTable;
  inventoryPackage: InventoryPackageTable;
  itemAllotment: ItemAllotmentTable;
  jobApplication: JobApplicationTable;
  ledgerAccount: LedgerAccountTable;
  ledgerBalance: LedgerBalanceTable;
  ledgerPosting: LedgerPostingTable;
  ledgerTransaction: LedgerTransactionTable;
  linePart: LinePartTable;
  listing: ListingTable;
  listingStep: ListingStepTable;
  listingToken: ListingTokenTable;
  logInCode: LogInCodeTable;
  marketOffer: MarketOfferTable;
  marketplace: MarketplaceTable;
  newsletterSubscription: NewsletterSubscriptionTable;
  notificationSettings: NotificationSettingsTable;
  offerGroup: OfferGroupTable;
  offerPart: OfferPartTable;
  oneTimeLink: OneTimeLinkTable;
  orderLine: OrderLineTable;
  outbox: OutboxTable;
  payment: PaymentTable;
  paymentAttempt: PaymentAttemptTable;
  paymentMeans: PaymentMeansTable;
  paymentRefusal: PaymentRefusalTable;
  payout: PayoutTable;
  payoutCheck: PayoutCheckTable;
  payoutMethod: PayoutMethodTable;
  payoutRecipient: PayoutRecipientTable;
  performer: PerformerTable;
  picture: PictureTable;
  playbackLease: PlaybackLeaseTable;
  priceAlert: PriceAlertTable;
  promoterCashReceipt: PromoterCashReceiptTable;
  promoterCommission: PromoterCommissionTable;
  promoterEngagement: PromoterEngagementTable;
  promoterSale: PromoterSaleTable;
  promoterSettlement: PromoterSettlementTable;
  promoterSettlementLine: PromoterSettlementLineTable;
  purchaseOrder: PurchaseOrderTable;
  quantityHold: QuantityHoldTable;
  refund: RefundTable;
  refundCharge: RefundChargeTable;
  refundLine: RefundLineTable;
  refundToken: RefundTokenTable;
  remoteConfigValue: RemoteConfigValueTable;
  resumePart: ResumePartTable;
  resumeUpload: ResumeUploadTable;
  roleChange: RoleChangeTable;
  saleLink: SaleLinkTable;
  salesGroup: SalesGroupTable;
  sandboxOpenidRecord: SandboxOpenidRecordTable;
  season: SeasonTable;
  seasonEvent: SeasonEventTable;
  seasonMembership: SeasonMembershipTable;
  seatChart: SeatChartTable;
  seatChartSection: SeatChartSectionTable;
  series: SeriesTable;
  session: SessionTable;
  shipment: ShipmentTable;
  shipmentChange: ShipmentChangeTable;
  stateTransition: StateTransitionTable;
  streamFeedback: StreamFeedbackTable;
  streamMinute: StreamMinuteTable;
  streamReminder: StreamReminderTable;
  streamSegment: StreamSegmentTable;
  streamViewer: StreamViewerTable;
  systemEvent: SystemEventTable;
  thirdPartyAttempt: ThirdPartyAttemptTable;
  thirdPartyIdentity: ThirdPartyIdentityTable;
  token: TokenTable;
  tokenAssignment: TokenAssignmentTable;
  tokenAssignmentStep: TokenAssignmentStepTable;
  tokenAttendee: TokenAttendeeTable;
  tokenHold: TokenHoldTable;
  tokenInvitation: TokenInvitationTable;
  tokenTransition: TokenTransitionTable;
  userAccount: UserAccountTable;
  userPhoto: UserPhotoTable;
  venue: VenueTable;
  waitList: WaitListTable;
  waitListChoice: WaitListChoiceTable;
  waitListEntry: WaitListEntryTable;
  waitingRoom: WaitingRoomTable;
  waitingRoomChange: WaitingRoomChangeTable;
  waitingRoomPlace: WaitingRoomPlaceTable;
  whiteLabel: WhiteLabelTable;
  'sandboxGateway.card': SandboxGatewayCardTable;
  'sandboxGateway.cardToken': SandboxGatewayCardTokenTable;
  'sandboxGateway.challenge': SandboxGatewayChallengeTable;
  'sandboxGateway.charge': SandboxGatewayChargeTable;
  'sandboxGateway.event': SandboxGatewayEventTable;
  'sandboxGateway.payout': SandboxGatewayPayoutTable;
  'sandboxGateway.refund': SandboxGatewayRefundTable;
}

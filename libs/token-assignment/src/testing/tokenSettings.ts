import type {
  AuctionOffer,
  MarketOffer,
  DrawEntry,
  DrawEntryState,
  EntrySecret,
  EventActivity,
  TokenAssignment,
  TokenAssignmentGroup,
  TokenInvitation,
} from '@foyer/contract';
import { sessionSlice } from '@foyer/identity';
import { buildEventSummary, buildProfile, buildToken, librarySettings, onStage } from '@foyer/testing';

/** Fixed time of the token stages: 12 seconds into a period of the entry code. */
export const stageTime = Date.parse('2027-03-12T23:45:12Z');

export const buildSecret = (overrides: Partial<EntrySecret> = {}): EntrySecret => ({
  tokenId: buildToken().tokenId,
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  algorithm: 'SHA-256',
  digits: 8,
  periodSeconds: 30,
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

/** Purchase of two adjacent seats. */
export const buildActivity = (overrides: Partial<EventActivity> = {}): EventActivity => ({
  event: buildEventSummary(),
  tokens: [
    buildToken({ gate: '4' }),
    buildToken({
      tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
      seat: { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
    }),
  ],
  orders: [
    {
      orderId: buildToken().orderId,
      orderNumber: 'F7K2-M9QX',
      createdAt: '2027-01-01T00:04:00Z',
      total: { amount: 24_860, currency: 'CAD' },
    },
  ],
  extras: [],
  doorsAt: '2027-03-12T23:00:00Z',
  serverTime: '2027-03-12T23:45:12Z',
  ...overrides,
});

/** Invitation to one seat, until the doors. */
export const buildInvitation = (overrides: Partial<TokenInvitation> = {}): TokenInvitation => {
  const { tokenId, eventId, name, seating, attendance, seat } = buildToken();
  return {
    inviteId: '01936f5e-7c00-7000-8000-000000000a01',
    assignmentGroupId: '01936f5e-7c00-7000-8000-000000000a02',
    eventId,
    event: buildEventSummary(),
    inviterFirstName: 'Ada',
    inviterLastName: 'Tremblay',
    emailAddress: 'g••@example.com',
    assigneeHasAccount: false,
    tokens: [{ tokenId, name, seating, attendance, ...(seat ? { seat } : {}) }],
    idRequired: false,
    acceptUntil: '2027-03-12T23:00:00Z',
    ...overrides,
  };
};

/** Entry in a draw that closes in an hour and a quarter. */
export const buildDrawEntry = (overrides: Partial<DrawEntry> = {}): DrawEntry => ({
  offerId: '01936f5e-7c00-7000-8000-000000000901',
  event: buildEventSummary({ startsAt: '2027-04-02T01:00:00Z' }),
  marketplaceId: '01936f5e-7c00-7000-8000-000000000900',
  choices: [
    { offerGroupId: '01936f5e-7c00-7000-8000-000000000101', name: 'Orchestra' },
    { offerGroupId: '01936f5e-7c00-7000-8000-000000000102', name: 'Balcony' },
  ],
  quantity: 2,
  maySplit: false,
  state: 'entered',
  enteredAt: '2027-03-10T15:00:00Z',
  changedAt: '2027-03-10T15:00:00Z',
  closesAt: '2027-03-13T01:00:00Z',
  resultsAt: '2027-03-13T15:00:00Z',
  autoClaim: true,
  allowed: {
    edit: { allowed: true },
    delete: { allowed: true },
    claim: { allowed: false, reason: 'notFound' },
    repay: { allowed: false, reason: 'paymentNotForRetry' },
    decline: { allowed: false, reason: 'marketplaceClosed' },
  },
  ...overrides,
});

/** Entry after the draw, in a state; one that can be claimed is so until the next morning. */
export function buildDrawnEntry(state: DrawEntryState, canClaim = false): DrawEntry {
  const closed = { allowed: false, reason: 'marketplaceClosed' };
  const hasWon = ['won', 'claimed', 'paymentFailed'].includes(state);
  return buildDrawEntry({
    state,
    place: 12,
    ...(hasWon
      ? {
          win: {
            offerGroupId: '01936f5e-7c00-7000-8000-000000000102',
            name: 'Balcony',
            quantity: 2,
            ...(canClaim ? { until: '2027-03-13T14:00:00Z' } : {}),
          },
        }
      : {}),
    proof: { drawnId: 'd0'.repeat(32), salt: 'a5'.repeat(32), steps: [] },
    allowed: {
      edit: closed,
      delete: closed,
      claim: canClaim && state === 'won' ? { allowed: true } : closed,
      repay: canClaim && state === 'paymentFailed' ? { allowed: true } : closed,
      decline: canClaim && state === 'paymentFailed' ? { allowed: true } : closed,
    },
  });
}

/** Offer of My Price that is open for an hour and a quarter. */
export const buildAuctionOffer = (overrides: Partial<AuctionOffer> = {}): AuctionOffer => {
  const no = { allowed: false, reason: 'marketplaceClosed' };
  return {
    offerId: '01936f5e-7c00-7000-8000-000000000911',
    event: buildEventSummary({ startsAt: '2027-04-02T01:00:00Z' }),
    marketplaceId: '01936f5e-7c00-7000-8000-000000000910',
    offerGroupId: '01936f5e-7c00-7000-8000-000000000101',
    name: 'Orchestra',
    quantity: 2,
    seatsTogether: true,
    price: { amount: 9_000, currency: 'CAD' },
    total: { amount: 22_780, currency: 'CAD' },
    state: 'open',
    outlook: { quality: 'good', gettingIn: 'yes', seats: 'low' },
    madeAt: '2027-03-11T15:00:00Z',
    priceReachedAt: '2027-03-11T15:00:00Z',
    expiresHoursBefore: 0,
    expiresAt: '2027-03-20T00:00:00Z',
    closesAt: '2027-03-13T01:00:00Z',
    resultsAt: '2027-03-13T02:00:00Z',
    allowed: { raise: { allowed: true }, decline: no, repay: no, pickSeats: no },
    ...overrides,
  };
};

/** Offer of My Price after the close, in a state. */
export function buildClosedOffer(state: AuctionOffer['state']): AuctionOffer {
  const no = { allowed: false, reason: 'marketplaceClosed' };
  const { outlook: _outlook, ...offer } = buildAuctionOffer({ state });
  const isRefused = state === 'paymentFailed';
  return {
    ...offer,
    ...(isRefused ? { payUntil: '2027-03-13T14:00:00Z' } : {}),
    ...(state === 'lost'
      ? { cutOff: { price: { amount: 9_500, currency: 'CAD' }, winners: 19, quantity: 40 } }
      : {}),
    allowed: { raise: no, decline: no, repay: isRefused ? { allowed: true } : no, pickSeats: no },
  };
}

/** Offer that got in, whose seats can be picked now or later. */
export function buildPickingOffer(isNow: boolean): AuctionOffer {
  const offer = buildClosedOffer('qualified');
  const pickSeats = isNow ? { allowed: true } : { allowed: false, reason: 'myPricePickSeatsInvalidTime' };
  return {
    ...offer,
    seatPick: { opensAt: '2027-03-13T00:30:00Z', closesAt: '2027-03-13T02:30:00Z', seats: [] },
    allowed: { ...offer.allowed, pickSeats },
  };
}

/** Standing offer for what fans resell, in a state. */
export function buildMarketOffer(overrides: Partial<MarketOffer> = {}): MarketOffer {
  const { state = 'open' } = overrides;
  const change =
    state === 'open' || state === 'paymentFailed'
      ? { allowed: true }
      : { allowed: false, reason: 'marketOfferOver' };
  return {
    marketOfferId: '01936f5e-7c00-7000-8000-000000000960',
    event: buildEventSummary(),
    offerGroupId: '01936f5e-7c00-7000-8000-000000000101',
    name: 'Orchestra',
    quantity: 2,
    price: { amount: 9_000, currency: 'CAD' },
    total: { amount: 20_696, currency: 'CAD' },
    hoursBefore: 1,
    expiresAt: '2027-03-13T01:00:00Z',
    state,
    madeAt: '2027-01-01T16:00:00Z',
    ...(state === 'paymentFailed' ? { fixUntil: '2027-03-13T00:30:00Z' } : {}),
    allowed: { edit: change, cancel: change },
    ...overrides,
  };
}

/** Stage on which a fan owns two {product}. */
export const tokenSettings = librarySettings({
  namespaces: [
    ...['tokenAssignment', 'requested', 'assignment', 'mySales', 'walletPass', 'season'],
    ...['identity', 'cart', 'checkout', 'shell'],
  ],
  slices: (tokens) => [sessionSlice(tokens)],
  token: 'session',
  now: () => stageTime,
  answers: {
    getProfile: buildProfile(),
    getEventActivity: buildActivity(),
    getEntrySecret: buildSecret(),
    listMarketOffers: { marketOffers: [], serverTime: '2027-03-12T23:45:12Z' },
    listAuctionOffers: { offers: [], serverTime: '2027-03-12T23:45:12Z' },
    listDrawEntries: { entries: [buildDrawEntry()], serverTime: '2027-03-12T23:45:12Z' },
    listActiveOfferEvents: { events: [] },
    getActivitySummary: { attending: 0, requested: 0 },
    listRecentRecipients: { recipients: [{ emailAddress: 'ben@example.com', firstName: 'Ben' }] },
    listAttendingEvents: { events: [{ event: buildEventSummary(), tokenCount: 2 }] },
  },
});

/** Story decorator: a fan who owns {product}. */
export const onTokens = onStage(tokenSettings);

/** Permission that is given. */
export const yes = { allowed: true } as const;

/** Assignment that waits for its recipient. */
export const buildSentAssignment = (): TokenAssignment => ({
  assignmentId: '01936f5e-7c00-7000-8000-000000000a03',
  assignmentGroupId: '01936f5e-7c00-7000-8000-000000000a02',
  state: 'created',
  assigneeKind: 'user',
  emailAddress: 'grace@example.com',
  createdAt: '2027-03-01T15:00:00Z',
  history: [{ state: 'created', at: '2027-03-01T15:00:00Z' }],
});

/** Tokens that were sent to a person. */
export const buildSentGroup = (): TokenAssignmentGroup => ({
  assignmentGroupId: '01936f5e-7c00-7000-8000-000000000a02',
  assignments: [buildSentAssignment()],
});

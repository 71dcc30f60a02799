import type {
  Money,
  SecondaryListing,
  SecondaryListingQuote,
  SecondaryMarketplace,
  SellableToken,
  SellerPayoutState,
  SellerSide,
  SellingState,
} from '@foyer/contract';
import type { MockAnswers } from '@foyer/testing';
import { buildListedEvent, idOf } from './buildEvents.ts';

const money = (amount: number): Money => ({ amount, currency: 'CAD' });
const expiresAt = '2027-03-02T23:30:00Z';
const payoutBy = '2027-03-05T05:00:00Z';

/** Builds a seat in the orchestra that its owner may sell for face value plus ten per cent. */
export const buildSellable = (number: number, overrides: Partial<SellableToken> = {}): SellableToken => ({
  tokenId: idOf(500 + number),
  offerGroupId: idOf(101),
  name: 'Orchestra',
  seating: 'seated',
  state: 'active',
  seat: {
    seatCode: `ORCH-A-${number}`,
    sectionCode: 'ORCH',
    section: 'Orchestra',
    row: 'A',
    seat: String(number),
  },
  face: money(10_000),
  minimum: money(100),
  maximum: money(11_000),
  groupTokenIds: [idOf(500 + number)],
  sell: { allowed: true },
  ...overrides,
});

/** Builds what a fan with two seats can sell. */
export const buildMarket = (overrides: Partial<SecondaryMarketplace> = {}): SecondaryMarketplace => ({
  event: buildListedEvent(0),
  tokens: [buildSellable(8), buildSellable(9)],
  organiserSharePpm: 200_000,
  expiryHours: [1, 2, 24, 168],
  payoutBy,
  serverTime: '2027-01-01T17:00:00Z',
  ...overrides,
});

/** Splits a price as the server does for these seats: a fifth of the profit, and a fee of 2.00 for each. */
export function buildSide(price: number, count = 1): SellerSide {
  const share = Math.round(Math.max(0, price - 10_000) / 5);
  const fee = {
    code: 'sale',
    label: 'Seller fee',
    purpose: 'Payment and payout',
    recipient: 'platform',
    basis: 'ticket',
    kind: 'amount',
    mandatory: true,
    refundable: true,
    amount: money(200 * count),
  } as const;
  return {
    face: money(10_000 * count),
    price: money(price * count),
    cap: money(11_000 * count),
    fees: [fee],
    organiserShare: money(share * count),
    proceeds: money((price - share - 200) * count),
  };
}

const buildQuote = (price: number, count = 1): SecondaryListingQuote => ({
  seller: buildSide(price, count),
  buyerPays: money(Math.round(price * 1.1) * count),
  expiresAt,
  payoutBy,
  isFarBelow: price * 2 < 10_000,
});

const buildPayoutMethod = (number = 1, emailAddress = 'ana@paypal.example') => ({
  payoutMethodId: idOf(600 + number),
  payoutType: 'PayPal' as const,
  emailAddress,
  addedAt: '2026-12-01T15:00:00Z',
});

/** Builds a live listing of one seat. */
export const buildListing = (overrides: Partial<SecondaryListing> = {}): SecondaryListing => ({
  listingId: idOf(700),
  event: buildListedEvent(0),
  state: 'active',
  sellingState: 'live',
  offerGroupId: idOf(101),
  name: 'Orchestra',
  tokens: [{ tokenId: idOf(508), name: 'Orchestra', seating: 'seated', seat: buildSellable(8).seat! }],
  price: money(10_500),
  seller: buildSide(10_500),
  hoursBefore: 1,
  expiresAt,
  payoutBy,
  payoutMethod: buildPayoutMethod(),
  listedAt: '2027-01-01T16:00:00Z',
  history: [{ state: 'active', price: money(10_500), expiresAt, at: '2027-01-01T16:00:00Z' }],
  allowed: {
    edit: { allowed: true },
    delete: { allowed: true },
    updatePayoutMethod: { allowed: true },
    retryPayout: { allowed: false, reason: 'payoutNotFailed' },
  },
  ...overrides,
});

/** Builds a listing that has ended. */
export const buildEnded = (overrides: Partial<SecondaryListing> = {}): SecondaryListing => {
  const over = { allowed: false, reason: 'listingOver' };
  const live = buildListing();
  return {
    ...live,
    state: 'expired',
    sellingState: 'notSold',
    endReason: 'over',
    history: [
      ...live.history,
      { state: 'expired', price: live.price, expiresAt, at: '2027-01-01T16:30:00Z' },
    ],
    allowed: { ...live.allowed, edit: over, delete: over, updatePayoutMethod: over },
    ...overrides,
  };
};

/** Builds a sold listing, by default of an event ahead. */
export const buildSold = (overrides: Partial<SecondaryListing> = {}): SecondaryListing => {
  const ended = buildEnded({ state: 'sold', sellingState: 'sold', waitsFor: 'eventEnd' });
  const { endReason: _none, ...sold } = ended;
  return {
    ...sold,
    soldAt: '2027-01-01T16:30:00Z',
    allowed: { ...sold.allowed, updatePayoutMethod: { allowed: true } },
    ...overrides,
  };
};

/** Builds a sold listing whose payout is in a state. */
export function buildPaid(
  state: SellerPayoutState,
  sellingState: SellingState,
  overrides: Partial<SecondaryListing> = {},
): SecondaryListing {
  const { waitsFor: _none, ...sold } = buildSold({ sellingState });
  const hasFailed = ['failed', 'blocked', 'returned', 'refunded'].includes(state);
  return {
    ...sold,
    payout: {
      payoutId: idOf(900),
      amount: sold.seller.proceeds,
      state,
      emailAddress: 'ana@paypal.example',
      ...(hasFailed ? {} : { sentAt: '2027-03-03T05:05:00Z' }),
      ...(state === 'success' ? { arrivedAt: '2027-03-03T05:10:00Z' } : {}),
    },
    allowed: {
      ...sold.allowed,
      updatePayoutMethod: hasFailed ? { allowed: true } : { allowed: false, reason: 'payoutSent' },
      retryPayout: hasFailed ? { allowed: true } : { allowed: false, reason: 'payoutNotFailed' },
    },
    ...overrides,
  };
}

/** Answers to the calls of selling. */
export const sellingAnswers: MockAnswers = {
  getSecondaryMarketplace: buildMarket(),
  listSecondaryListingOfferGroups: {
    offerGroups: [
      { offerGroupId: idOf(101), name: 'Orchestra', listed: 3, lowest: money(9_500), highest: money(10_800) },
    ],
  },
  quoteSellNow: { payoutBy },
  quoteSecondaryListing: ({ price, tokenIds }) => buildQuote(price.amount, tokenIds.length),
  listPayoutMethods: { payoutMethods: [buildPayoutMethod()] },
  addPayPalAccount: ({ emailAddress }) => buildPayoutMethod(2, emailAddress),
  saveSecondaryListing: buildListing(),
  getSecondaryListing: buildListing(),
  updatePayoutMethod: buildSold(),
  retryPayout: buildSold(),
  deleteSecondaryListing: buildEnded({ state: 'cancelled' }),
};

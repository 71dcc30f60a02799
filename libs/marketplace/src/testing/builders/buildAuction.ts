import type {
  Auction,
  AuctionChance,
  AuctionCheckout,
  AuctionGroup,
  AuctionLive,
  AuctionOffer,
  CheckoutAuctionRequest,
  Money,
} from '@foyer/contract';
import { buildListedEvent, idOf } from './buildEvents.ts';
import { buildPlainPrice } from './buildOffers.ts';

const yes = { allowed: true };
const no = { allowed: false, reason: 'marketplaceClosed' };
const noSeats = { allowed: false, reason: 'myPricePickSeatsOfferNotFound' };
const money = (amount: number): Money => ({ amount, currency: 'CAD' });
const serverTime = '2027-01-01T17:00:00Z';
const times = {
  opensAt: '2026-12-20T15:00:00Z',
  closesAt: '2027-01-05T17:00:00Z',
  resultsAt: '2027-01-05T18:00:00Z',
};

/** Id of the auction. */
export const auctionId = idOf(910);
/** Id of the caller's offer. */
export const auctionOfferId = idOf(911);
/** Address of the auction's page. */
export const auctionPath = `/transaction/${idOf(1)}/${auctionId}/marketOffers`;

/** Adds fees of 12 % to a price. */
const withFees = (price: number): number => Math.round(price * 1.12);
const withTax = (price: number): number => Math.round(withFees(price) * 1.13);

const group = (overrides: Partial<AuctionGroup> = {}): AuctionGroup => ({
  offerGroupId: idOf(101),
  name: 'Orchestra',
  seating: 'seated',
  minimum: money(4_000),
  maximum: money(20_000),
  step: money(100),
  minimumAllIn: money(withFees(4_000)),
  minQuantity: 1,
  maxQuantity: 6,
  quantity: 40,
  offers: 118,
  ...overrides,
});

/** Builds an auction of two groups that takes offers. */
export const buildAuction = (overrides: Partial<Auction> = {}): Auction => ({
  event: buildListedEvent(0),
  marketplaceId: auctionId,
  state: 'open',
  ...times,
  payHours: 24,
  expiryChoices: [0, 2, 12, 24, 72],
  groups: [
    group(),
    group({
      offerGroupId: idOf(102),
      name: 'Standing, balcony',
      seating: 'ga',
      minimum: money(2_500),
      minimumAllIn: money(withFees(2_500)),
      quantity: 25,
      offers: 31,
    }),
  ],
  serverTime,
  ...overrides,
});

/** Builds an auction with its result. */
export const buildAllocatedAuction = (): Auction => {
  const { groups, ...auction } = buildAuction({ state: 'allocated' });
  const cutOff = { price: money(8_700), winners: 19, quantity: 40 };
  return { ...auction, groups: groups.map((each) => ({ ...each, cutOff })) };
};

/** Builds the outlook of prices: from negligible at 40 to great at 120. */
export const buildAuctionChance = (overrides: Partial<AuctionChance> = {}): AuctionChance => ({
  offerGroupId: idOf(101),
  quantity: 2,
  minimum: money(4_000),
  maximum: money(20_000),
  step: money(100),
  isFull: true,
  bands: [
    { from: money(4_000), quality: 'negligible', gettingIn: 'no' },
    { from: money(5_500), quality: 'poor', gettingIn: 'no' },
    { from: money(8_000), quality: 'ok', gettingIn: 'maybe', seats: 'last' },
    { from: money(9_000), quality: 'good', gettingIn: 'yes', seats: 'low' },
    { from: money(10_500), quality: 'good', gettingIn: 'yes', seats: 'medium' },
    { from: money(12_000), quality: 'great', gettingIn: 'yes', seats: 'high' },
  ],
  histogram: [
    { from: money(4_000), offers: 14 },
    { from: money(5_500), offers: 26 },
    { from: money(7_000), offers: 34 },
    { from: money(8_500), offers: 22 },
    { from: money(10_000), offers: 13 },
    { from: money(12_000), offers: 9 },
  ],
  averageOffer: money(7_400),
  minQualifyingPrice: money(8_000),
  state: 'open',
  serverTime,
  ...overrides,
});

/** Builds what prices lead to while there are too few offers to say anything about them. */
export function buildEarlyChance(): AuctionChance {
  const { averageOffer: _average, minQualifyingPrice: _price, ...chance } = buildAuctionChance();
  const bands = [{ from: money(4_000), quality: 'good', gettingIn: 'yes', seats: 'high' } as const];
  return { ...chance, isFull: false, bands, histogram: [] };
}

/** Builds an offer of 70 for two that is open. */
export const buildAuctionOffer = (overrides: Partial<AuctionOffer> = {}): AuctionOffer => {
  const { price = money(7_000), quantity = 2 } = overrides;
  return {
    offerId: auctionOfferId,
    event: buildListedEvent(0),
    marketplaceId: auctionId,
    offerGroupId: idOf(101),
    name: 'Orchestra',
    quantity,
    seatsTogether: true,
    price,
    total: money(withTax(price.amount) * quantity),
    state: 'open',
    outlook: { quality: 'poor', gettingIn: 'no' },
    nextPrice: money(price.amount + 100),
    paymentMethodId: idOf(950),
    madeAt: '2026-12-30T15:00:00Z',
    priceReachedAt: '2026-12-30T15:00:00Z',
    expiresHoursBefore: 0,
    expiresAt: buildListedEvent(0).startsAt,
    closesAt: times.closesAt,
    resultsAt: times.resultsAt,
    allowed: { raise: yes, decline: no, repay: no, pickSeats: noSeats },
    ...overrides,
  };
};

/** Builds an offer after the close, in a given state. */
export const buildClosedOffer = (
  state: AuctionOffer['state'],
  overrides: Partial<AuctionOffer> = {},
): AuctionOffer => {
  const { outlook: _outlook, nextPrice: _next, ...offer } = buildAuctionOffer(overrides);
  const isRefused = state === 'paymentFailed';
  return {
    ...offer,
    state,
    ...(state === 'pendingResults'
      ? {}
      : { place: 12, cutOff: { price: money(8_700), winners: 19, quantity: 40 } }),
    ...(isRefused
      ? { payUntil: '2027-01-02T09:00:00Z', attemptsLeft: 3, quote: buildPlainPrice(offer.total.amount) }
      : {}),
    allowed: { raise: no, decline: isRefused ? yes : no, repay: isRefused ? yes : no, pickSeats: noSeats },
    ...overrides,
  };
};

/** Builds an answer of the live call, a minute later than the rest. */
export const buildAuctionLive = (overrides: Partial<AuctionLive> = {}): AuctionLive => ({
  state: 'open',
  closesAt: times.closesAt,
  resultsAt: times.resultsAt,
  groups: buildAuction().groups.map(({ offerGroupId, offers }) => ({ offerGroupId, offers })),
  serverTime,
  ...overrides,
});

/**
 * Answers a checkout with a quote for the requested price: 10 % less with a promo code, if the auction takes any.
 */
export const buildAuctionCheckout =
  (overrides: Partial<AuctionCheckout> = {}, { takesPromoCode = false } = {}) =>
  ({ offerGroupId, quantity, price, promoCode }: CheckoutAuctionRequest): AuctionCheckout => {
    const auction = overrides.auction ?? buildAuction();
    const quoted = auction.groups.find((each) => each.offerGroupId === offerGroupId) ?? auction.groups[0]!;
    const { amount } = price ?? overrides.offer?.price ?? quoted.minimum;
    const units = quantity ?? 1;
    const charged = promoCode === undefined ? amount : amount * 0.9;
    return {
      auction,
      remaining: 8,
      quote: {
        offerGroupId: quoted.offerGroupId,
        quantity: units,
        price: money(amount),
        allIn: money(withFees(charged)),
        total: money(withTax(charged) * units),
        takesPromoCode,
        ...(promoCode === undefined
          ? {}
          : {
              promoCode: {
                discountCode: promoCode.toUpperCase(),
                label: '10 % off each Pass',
                applies: true,
              },
            }),
      },
      allowed: { offer: yes },
      ...overrides,
    };
  };

import type {
  ExchangeCategories,
  ExchangeCategory,
  MarketOffer,
  MarketOfferCheckout,
  Money,
  SellNowBid,
} from '@foyer/contract';
import type { MockAnswers } from '@foyer/testing';
import { buildStoredCard } from './buildDraw.ts';
import { buildListedEvent, idOf } from './buildEvents.ts';
import { buildSide } from './buildSelling.ts';

const money = (amount: number): Money => ({ amount, currency: 'CAD' });
const serverTime = '2027-01-01T17:00:00Z';

/** Address of the exchange of an event. */
export const exchangePath = `/transaction/${idOf(1)}/resale/marketOffers`;

const buildCategory = (overrides: Partial<ExchangeCategory> = {}): ExchangeCategory => ({
  offerGroupId: idOf(101),
  name: 'Orchestra',
  seating: 'seated',
  officialPrice: money(10_000),
  minimum: money(100),
  maximum: money(11_000),
  minQuantity: 1,
  maxQuantity: 6,
  lowestAsk: money(9_500),
  figures: { bids: 12, best: money(9_000) },
  ...overrides,
});

/** Builds the exchange of an event with two categories, of which one has few bids. */
export const buildExchange = (overrides: Partial<ExchangeCategories> = {}): ExchangeCategories => {
  const { lowestAsk: _none, ...quiet } = buildCategory();
  return {
    event: buildListedEvent(0),
    categories: [
      buildCategory(),
      { ...quiet, offerGroupId: idOf(102), name: 'Balcony', officialPrice: money(6_000), figures: {} },
    ],
    expiryHours: [1, 2, 24, 168],
    serverTime,
    ...overrides,
  };
};

/** Builds a standing bid for two. */
export const buildMarketOffer = (overrides: Partial<MarketOffer> = {}): MarketOffer => ({
  marketOfferId: idOf(960),
  event: buildListedEvent(0),
  offerGroupId: idOf(101),
  name: 'Orchestra',
  quantity: 2,
  price: money(9_000),
  total: money(20_696),
  hoursBefore: 1,
  expiresAt: '2027-03-02T23:30:00Z',
  state: 'open',
  paymentMethodId: idOf(950),
  madeAt: '2027-01-01T16:00:00Z',
  allowed: { edit: { allowed: true }, cancel: { allowed: true } },
  ...overrides,
});

const no = { allowed: false, reason: 'marketOfferOver' } as const;

/** Builds a bid that can't be changed any more. */
export const buildEndedOffer = (overrides: Partial<MarketOffer>): MarketOffer =>
  buildMarketOffer({ allowed: { edit: no, cancel: no }, ...overrides });

/** Builds a bid whose card was refused. */
export const buildRefusedOffer = (): MarketOffer =>
  buildMarketOffer({ state: 'paymentFailed', fixUntil: '2027-01-02T17:00:00Z' });

/** Quotes a bid: fees of ten per cent, and taxes. */
export const buildBidCheckout = (
  { price, quantity }: { price: Money; quantity: number },
  overrides: Partial<MarketOfferCheckout> = {},
): MarketOfferCheckout => {
  const face = price.amount * quantity;
  const allIn = Math.round(face * 1.1);
  return {
    quote: {
      face: money(face),
      discounts: [],
      fees: [],
      taxes: [],
      allIn: money(allIn),
      total: money(Math.round(allIn * 1.15)),
    },
    make: { allowed: true },
    serverTime,
    ...overrides,
  };
};

/** Builds what the best bid pays a seller. */
export const buildSellNowBid = (price: number, count = 1): SellNowBid => ({
  price: money(price),
  seller: buildSide(price, count),
});

/** Answers to the calls of the exchange. */
export const exchangeAnswers: MockAnswers = {
  listExchangeCategories: buildExchange(),
  listMarketOffers: { marketOffers: [], serverTime },
  checkoutMarketOffer: (request) => buildBidCheckout(request),
  createMarketOffer: buildMarketOffer(),
  updateMarketOffer: buildMarketOffer(),
  cancelMarketOffer: buildEndedOffer({ state: 'lost', lostReason: 'cancelled' }),
  listPaymentMeans: { paymentMeans: [buildStoredCard()] },
};

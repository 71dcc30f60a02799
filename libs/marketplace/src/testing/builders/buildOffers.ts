import type { AgeGroup, OfferGroup, OfferGroupList, PriceBreakdown } from '@foyer/contract';
import { idOf } from './buildEvents.ts';

const money = (amount: number) => ({ amount, currency: 'CAD' });

/** Builds a price with two included mandatory fees and a tax on top. */
export function buildPrice(face: number): PriceBreakdown {
  const fee = Math.round(face * 0.12);
  const allIn = face + fee + 300;
  const tax = Math.round(allIn * 0.13);
  const line = { recipient: 'platform', basis: 'ticket', mandatory: true, refundable: false } as const;
  return {
    face: money(face),
    discounts: [],
    fees: [
      {
        ...line,
        code: 'service',
        label: 'Service',
        purpose: 'Runs the sale',
        kind: 'percent',
        amount: money(fee),
      },
      {
        ...line,
        code: 'facility',
        label: 'Facility',
        purpose: 'Keeps the house in shape',
        recipient: 'venue',
        kind: 'amount',
        amount: money(300),
      },
    ],
    taxes: [{ code: 'HST', label: 'HST', ratePpm: 130_000, included: false, amount: money(tax) }],
    allIn: money(allIn),
    total: money(allIn + tax),
  };
}

/** Builds a price without fees and tax. */
export const buildPlainPrice = (amount: number): PriceBreakdown => ({
  face: money(amount),
  discounts: [],
  fees: [],
  taxes: [],
  allIn: money(amount),
  total: money(amount),
});

/** Builds the price of an age group. */
const buildAgePrice = (ageGroup: AgeGroup, face: number) => ({ ageGroup, price: buildPrice(face) });

/** Builds the permission that the server gives with a state and stock. */
export const buyableOf = ({
  available = 1,
  saleState = 'open',
  opensAt,
}: Partial<OfferGroup>): OfferGroup['buyable'] => {
  if (available === 0) return { allowed: false, reason: 'purchaseSoldOut' };
  if (saleState === 'open' || saleState === 'endingSoon') return { allowed: true };
  return { allowed: false, reason: 'marketplaceClosed', ...(opensAt ? { opensAt } : {}) };
};

/** Builds an offer of orchestra seats with plenty available. */
export const buildOffer = (overrides: Partial<OfferGroup> = {}): OfferGroup => ({
  offerGroupId: idOf(101),
  marketplaceId: idOf(100),
  salesGroupId: idOf(110),
  inventoryItemId: idOf(120),
  category: 'EVENT_ACCESS',
  name: 'Orchestra',
  description: 'Close to the stage, numbered seats.',
  seating: 'seated',
  attendance: 'LIVE_ATTENDANCE',
  sectionCodes: ['ORCH'],
  available: 61,
  saleState: 'open',
  buyable: buyableOf(overrides),
  price: buildPrice(12_000),
  agePrices: [],
  minQuantity: 1,
  maxQuantity: 8,
  resale: false,
  ...overrides,
});

export const balcony = buildOffer({
  offerGroupId: idOf(102),
  name: 'Balcony',
  description: 'The whole stage at a glance.',
  sectionCodes: ['BALC'],
  available: 14,
  price: buildPrice(7_500),
});
export const floor = buildOffer({
  offerGroupId: idOf(103),
  name: 'Floor, standing',
  description: '',
  seating: 'ga',
  sectionCodes: ['FLOOR'],
  available: 200,
  price: buildPrice(6_000),
});
export const familyArea = buildOffer({
  offerGroupId: idOf(104),
  name: 'Family lawn',
  description: 'Bring a blanket.',
  seating: 'ga',
  sectionCodes: [],
  available: 90,
  price: buildPrice(4_000),
  agePrices: [buildAgePrice('ADULT', 4_000), buildAgePrice('CHILD', 1_500), buildAgePrice('SENIOR', 3_000)],
});
const tier = (at: number, name: string, saleState: OfferGroup['saleState'], face: number) => ({
  offerGroupId: idOf(at),
  name,
  price: buildPrice(face).allIn,
  saleState,
});
/** Second of three tiers. */
export const tieredLawn = buildOffer({
  offerGroupId: idOf(109),
  name: 'Lawn · Regular',
  description: '',
  seating: 'ga',
  sectionCodes: ['LAWN'],
  available: 300,
  price: buildPrice(5_000),
  tiers: [
    {
      ...tier(108, 'Early bird', 'closed', 4_000),
      opensAt: '2026-11-01T15:00:00Z',
      endAt: '2026-12-20T15:00:00Z',
    },
    {
      ...tier(109, 'Regular', 'open', 5_000),
      opensAt: '2026-12-20T15:00:00Z',
      endAt: '2027-02-20T15:00:00Z',
    },
    {
      ...tier(110, 'Last call', 'upcoming', 6_000),
      opensAt: '2027-02-20T15:00:00Z',
      endAt: '2027-03-12T15:00:00Z',
    },
  ],
});
export const poster = buildOffer({
  offerGroupId: idOf(105),
  category: 'MERCHANDISE',
  name: 'Signed poster',
  description: 'Screen print, 50 × 70 cm.',
  seating: 'ga',
  sectionCodes: [],
  available: 40,
  price: buildPlainPrice(2_500),
  fulfilment: ['SHIPPING', 'PICKUP'],
});
export const parking = buildOffer({
  offerGroupId: idOf(106),
  category: 'ADD_ON',
  name: 'Parking',
  description: '',
  seating: 'ga',
  sectionCodes: [],
  available: 9,
  price: buildPlainPrice(1_800),
});
export const donation = buildOffer({
  offerGroupId: idOf(107),
  category: 'CHARITY',
  name: 'Music lessons for a child',
  description: 'Goes to the Harbour School in full.',
  seating: 'ga',
  sectionCodes: [],
  available: 1_000,
  price: buildPlainPrice(1_000),
});

export const collectible = buildOffer({
  offerGroupId: idOf(109),
  category: 'COLLECTIBLE',
  name: 'Numbered enamel pin',
  description: 'One of 150.',
  seating: 'ga',
  sectionCodes: [],
  available: 150,
  price: buildPlainPrice(1_400),
  fulfilment: ['PICKUP'],
});
/** Donation whose amount the buyer chooses. */
export const namedGift = buildOffer({
  ...donation,
  offerGroupId: idOf(108),
  name: 'Keep a choir singing',
  description: 'Scores, rehearsal rooms and bus fares for young singers.',
  maxQuantity: 1,
  charityName: 'Open Case Fund',
  amounts: {
    minimum: money(200),
    maximum: money(50_000),
    suggested: [money(500), money(1_000), money(2_500)],
  },
});

const buildShirt = (variantName: string, at: number): OfferGroup =>
  buildOffer({
    offerGroupId: idOf(111 + at),
    salesGroupId: idOf(118),
    inventoryItemId: idOf(119),
    category: 'MERCHANDISE',
    name: `Event T-shirt · ${variantName}`,
    variantName,
    description: 'Heavy cotton, screen-printed with the poster.',
    seating: 'none',
    sectionCodes: [],
    available: 40,
    price: buildPlainPrice(3_800),
    fulfilment: ['SHIPPING'],
  });
/** One shirt in four sizes. */
export const shirtSizes = [
  buildShirt('S', 0),
  buildShirt('M', 1),
  buildShirt('L', 2),
  buildShirt('XL', 3),
] as const;

/** Builds what a fan sells: two seats together, for less than the official price. */
export const buildListing = (overrides: Partial<OfferGroup> = {}): OfferGroup =>
  buildOffer({
    offerId: idOf(140),
    resale: true,
    saleState: 'active',
    officialPrice: money(12_000),
    price: buildPrice(9_900),
    description: '',
    available: 2,
    minQuantity: 2,
    maxQuantity: 2,
    fulfilment: [],
    seats: ['11', '12'].map((seat) => ({
      ...{ seatCode: `ORCH-C-${seat}`, sectionCode: 'ORCH', section: 'Orchestra', row: 'C', seat },
    })),
    row: 'C',
    ...overrides,
    buyable: { allowed: true },
  });

/** Builds an offer list with its price range. */
export function buildOfferList(offerGroups: readonly OfferGroup[]): OfferGroupList {
  const amounts = offerGroups
    .filter((offer) => offer.category === 'EVENT_ACCESS')
    .map((offer) => offer.price.allIn.amount);
  return {
    offerGroups: [...offerGroups],
    ...(amounts.length > 0
      ? { priceFrom: money(Math.min(...amounts)), priceTo: money(Math.max(...amounts)) }
      : {}),
    hasResale: offerGroups.some(({ resale }) => resale),
    serverTime: '2027-01-01T00:00:00Z',
  };
}

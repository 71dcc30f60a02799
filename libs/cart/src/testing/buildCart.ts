import type { Cart, CartLine, Money, PriceBreakdown } from '@foyer/contract';

export const buildMoney = (amount: number, currency = 'CAD'): Money => ({ amount, currency });

/** Builds a breakdown with a platform fee of 10 % and a tax of 13 %. */
export function buildPrice(face: number, currency = 'CAD'): PriceBreakdown {
  const fee = Math.round(face / 10);
  const tax = Math.round((face + fee) * 0.13);
  const money = (amount: number) => buildMoney(amount, currency);
  return {
    face: money(face),
    discounts: [],
    fees: [
      {
        code: 'service',
        label: 'Service',
        purpose: 'Runs the sale',
        recipient: 'platform',
        basis: 'ticket',
        kind: 'percent',
        mandatory: true,
        refundable: false,
        amount: money(fee),
      },
    ],
    taxes: [{ code: 'HST', label: 'HST', ratePpm: 130_000, included: false, amount: money(tax) }],
    allIn: money(face + fee),
    total: money(face + fee + tax),
  };
}

export function buildCartLine(overrides: Partial<CartLine> = {}): CartLine {
  const quantity = overrides.quantity ?? 2;
  const price = buildPrice(10_000 * quantity);
  const cartGuid = overrides.cartGuid ?? 'line-0001';
  return {
    lineId: `01936f5e-7c00-7000-8000-${cartGuid.replace(/\D/g, '').padStart(12, '0')}`,
    cartGuid,
    offerGroupId: '01936f5e-7c00-7000-8000-000000000010',
    inventoryItemId: '01936f5e-7c00-7000-8000-000000000020',
    category: 'EVENT_ACCESS',
    name: 'Lower bowl',
    seating: 'seated',
    quantity,
    seats: [
      { seatCode: '101-C-12', sectionCode: '101', section: '101', row: 'C', seat: '12' },
      { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
    ].slice(0, quantity),
    ages: [{ ageGroup: 'ADULT', quantity }],
    unitPrices: [{ ageGroup: 'ADULT', quantity, allIn: buildPrice(10_000).allIn }],
    price,
    ...overrides,
  };
}

/** Line of a donation whose amount the buyer chose. */
export function buildGiftLine(amount = 1_000): CartLine {
  const given = buildMoney(amount);
  return buildCartLine({
    cartGuid: 'line-0009',
    offerGroupId: '01936f5e-7c00-7000-8000-000000000019',
    inventoryItemId: '01936f5e-7c00-7000-8000-000000000029',
    category: 'CHARITY',
    name: 'Keep a choir singing',
    seating: 'none',
    quantity: 1,
    seats: [],
    fulfilment: 'DIGITAL',
    amount: given,
    amounts: {
      minimum: buildMoney(200),
      maximum: buildMoney(50_000),
      suggested: [buildMoney(500), buildMoney(1_000), buildMoney(2_500)],
    },
    charityName: 'Open Case Fund',
    unitPrices: [{ ageGroup: 'ADULT', quantity: 1, allIn: given }],
    price: { face: given, discounts: [], fees: [], taxes: [], allIn: given, total: given },
  });
}

export function buildCart(overrides: Partial<Cart> = {}): Cart {
  const lines = overrides.lines ?? [buildCartLine()];
  return {
    eventId: '01936f5e-7c00-7000-8000-000000000001',
    purchaseToken: 'purchase-token-of-a-test-cart',
    purchaseTokenExpiration: '2027-01-01T00:10:00Z',
    serverTime: '2027-01-01T00:00:00Z',
    allowed: { extend: { allowed: true } },
    lines,
    quote: lines[0]?.price ?? buildPrice(0),
    priceChanges: [],
    needsShippingAddress: false,
    ...overrides,
  };
}

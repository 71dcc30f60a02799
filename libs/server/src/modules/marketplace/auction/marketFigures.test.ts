import type { Market, OfferLevel } from './chance.ts';
import { marketFigures } from './marketFigures.ts';

const level = (price: number, offers: number, quantity = 1): OfferLevel => ({ price, quantity, offers });
const market = (levels: OfferLevel[], more: Partial<Market> = {}): Market => ({
  ...{ minimum: 5_000, maximum: null, step: 500, levels, stock: 10, elapsed: 0.9, isSeated: false },
  ...more,
});

describe('the average offer', () => {
  it('is that of the middle half, on a step [C3.18e]', () => {
    const levels = [level(9_000, 2), level(8_000, 1), level(7_000, 2), level(6_000, 2), level(5_000, 1)];
    // Without the two dearest and the two cheapest: 80, 70, 70 and 60.
    expect(marketFigures(market(levels), 1).averageOffer).toBe(7_000);
    const uneven = [level(9_000, 1), level(7_000, 1), level(6_500, 1), level(6_500, 1, 2), level(5_000, 1)];
    expect(marketFigures(market(uneven), 1).averageOffer).toBe(6_500);
  });

  it('is the same however high the dearest offer is, which it so does not tell', () => {
    const others = [level(7_000, 2), level(6_000, 2)];
    const [plain, dear] = [8_000, 900_000].map((price) =>
      marketFigures(market([level(price, 1), ...others]), 1),
    );
    expect(dear).toEqual(plain);
  });
});

describe('the lowest price that qualifies', () => {
  const levels = [level(9_000, 4), level(8_000, 8), level(6_000, 2, 3), level(5_000, 20)];

  it('is one step above what leaves no room, and the minimum while there is some [C3.18f]', () => {
    expect(marketFigures(market(levels), 2).minQualifyingPrice).toBe(8_500);
    expect(marketFigures(market(levels, { stock: 100 }), 2).minQualifyingPrice).toBe(5_000);
  });

  it('is none where even the maximum is too low', () => {
    const full = [level(9_500, 10), ...levels];
    expect(marketFigures(market(full, { maximum: 9_500 }), 1)).toEqual({ averageOffer: 6_500 });
  });
});

it('tells nothing with fewer than 5 offers, which would give a single one away', () => {
  expect(marketFigures(market([level(9_000, 4)]), 1)).toEqual({});
  expect(marketFigures(market([level(9_000, 5)]), 1)).not.toEqual({});
});

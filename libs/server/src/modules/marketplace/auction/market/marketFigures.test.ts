import type { Market, OfferLevel } from './chance.ts';
import { histogramOf } from './histogram.ts';
import { marketFigures, shownBands } from './marketFigures.ts';

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

  it('is none where only offers that are not shown tell it', () => {
    const sparse = [level(7_500, 1), level(6_500, 1), level(6_000, 1), level(5_500, 1), level(5_000, 1)];
    expect(marketFigures(market(sparse, { stock: 2 }), 1)).toEqual({ averageOffer: 6_000 });
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

describe('the outlook that anybody is shown', () => {
  const few = [[level(7_500, 1)], [level(30_000, 3, 4)], [level(9_000, 1), level(8_000, 1), level(5_000, 2)]];

  it.each(few)('has no price of an offer while there are fewer than 5', (...levels) => {
    const told = shownBands(market(levels), 1).map(({ from }) => from);
    expect([5_000, 5_500]).toEqual(expect.arrayContaining(told));
  });

  it('is the same wherever in its bucket an offer is', () => {
    const others = [level(12_000, 5), level(8_000, 5), level(6_500, 4), level(5_000, 5)];
    const told = [6_500, 7_000, 7_500].map((price) => {
      const levels = [...others, level(price, 1, 3)].sort((left, right) => right.price - left.price);
      expect(histogramOf(levels, market([])).map(({ from }) => from)).toEqual([5_000, 6_000, 8_000, 12_000]);
      const all = market(levels, { stock: 30 });
      const { minQualifyingPrice } = marketFigures(all, 12);
      return [minQualifyingPrice, ...[1, 8, 12, 16].map((quantity) => shownBands(all, quantity))];
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  it('never says yes where those who are not shown may take the last places', () => {
    const levels = [level(30_000, 4)];
    const bands = shownBands(market(levels, { stock: 4, elapsed: 1, maximum: 30_000 }), 1);
    expect(bands.some(({ gettingIn }) => gettingIn === 'yes')).toBe(false);
  });
});

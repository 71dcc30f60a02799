import fc from 'fast-check';
import { levelOfPrice, MAX_PRICE_LEVELS, priceLevels } from './priceLevels.ts';

const offers = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 36 })
  .map((amounts) =>
    amounts.map((amount, at) => ({ offerGroupId: `g${at}`, name: '', allIn: { amount, currency: 'USD' } })),
  );

describe('priceLevels', () => {
  it('puts every offer into exactly one level, cheapest first', () => {
    fc.assert(
      fc.property(offers, (list) => {
        const levels = priceLevels(list);
        expect(levels.length).toBeLessThanOrEqual(MAX_PRICE_LEVELS);
        expect(levels.flatMap((level) => level.offerGroupIds).sort()).toEqual(
          list.map((offer) => offer.offerGroupId).sort(),
        );
        levels.forEach((level, at) => {
          expect(level.from.amount).toBeLessThanOrEqual(level.to.amount);
          if (at > 0) expect(level.from.amount).toBeGreaterThan(levels[at - 1]!.to.amount);
        });
        for (const offer of list) {
          const level = levels[levelOfPrice(levels, offer.allIn.amount)]!;
          expect(level.offerGroupIds).toContain(offer.offerGroupId);
        }
      }),
    );
  });

  it('lets the closest prices share a level, not those far apart [C2.25a]', () => {
    const list = [3_000, 3_200, 5_900, 8_800, 12_700, 18_500, 19_000, 42_000].map((amount, at) => ({
      offerGroupId: `g${at}`,
      name: '',
      allIn: { amount, currency: 'USD' },
    }));
    expect(priceLevels(list).map(({ from, to }) => [from.amount, to.amount])).toEqual([
      [3_000, 3_200],
      [5_900, 5_900],
      [8_800, 8_800],
      [12_700, 12_700],
      [18_500, 19_000],
      [42_000, 42_000],
    ]);
  });

  it('has no levels without offers', () => expect(priceLevels([])).toEqual([]));
});

import type { AgeGroup } from '@foyer/contract';
import type { QuotedCart } from './quoteCart.ts';
import { withCredits } from './withCredits.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' });
const priceOf = (amount: number) => ({ total: cad(amount), fees: [], taxes: [] });
const cartOf = (prices: Partial<Record<AgeGroup, number>>): QuotedCart => {
  const units = Object.entries(prices);
  const line = {
    linePrice: {
      unitPrices: units.map(([ageGroup]) => ({ ageGroup })),
      unitBreakdowns: units.map(([, amount]) => priceOf(amount)),
    },
  };
  return {
    lines: [line],
    quote: priceOf(units.reduce((sum, [, amount]) => sum + amount, 0)),
  } as unknown as QuotedCart;
};
const creditOf = (ageGroup: AgeGroup, amount: number) => ({
  ...{ tokenId: ageGroup, ageGroup },
  charges: [
    {
      ...{ kind: 'face', code: 'face', amount, refundable: true },
      ...{ recipientKind: 'organiser', recipientId: 'organiser' },
    },
  ],
});
const credits = [creditOf('ADULT', 5_000), creditOf('CHILD', 3_000)];

it('deducts what was paid, and never for one of a group less than it [C2.19d]', () => {
  expect(withCredits(cartOf({ ADULT: 6_000, CHILD: 3_000 }), credits).quote.total).toEqual(cad(1_000));
  expect(() => withCredits(cartOf({ ADULT: 9_000, CHILD: 2_000 }), credits)).toThrow(/upgradeNotBetter/);
});

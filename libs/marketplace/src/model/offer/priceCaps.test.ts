import { priceCaps } from './priceCaps.ts';

describe('priceCaps', () => {
  it.each([
    [5_975, 18_568, 'CAD', [10_000, 15_000]],
    [5_975, 6_961, 'CAD', [6_000, 6_500]],
    [10_000, 20_000, 'CAD', [15_000]],
    [7_020, 7_080, 'CAD', []],
    [5_000, 5_000, 'CAD', []],
    [800, 2_900, 'JPY', [1_000, 2_000]],
  ])('between %d and %d %s are %j [C3.19c]', (from, to, currency, caps) => {
    expect(priceCaps(from, to, currency)).toEqual(caps);
  });
});

import { buildOffer, parking, poster } from '../testing/buildOffers.ts';
import { idOf } from '../testing/buildEvents.ts';
import { extraProducts, isBuyable } from './extraProducts.ts';

const shirt = (variantName: string, at: number) =>
  buildOffer({
    offerGroupId: idOf(200 + at),
    salesGroupId: idOf(250),
    inventoryItemId: idOf(260),
    category: 'MERCHANDISE',
    name: `T-shirt · ${variantName}`,
    variantName,
  });
const salesGroups = [{ salesGroupId: idOf(250), name: 'T-shirt', category: 'MERCHANDISE' as const }];

describe('extraProducts', () => {
  it('shows the sizes of one item as one thing, in the order of the offers [C3.18]', () => {
    const products = extraProducts([shirt('S', 0), parking, shirt('M', 1), poster], salesGroups);
    expect(products.map(({ name, offers }) => [name, offers.map(({ variantName }) => variantName)])).toEqual([
      ['T-shirt', ['S', 'M']],
      ['Parking', [undefined]],
      ['Signed poster', [undefined]],
    ]);
  });

  it('keeps offers of one item apart that are no variants: they are prices, not sizes', () => {
    const early = buildOffer({ offerGroupId: idOf(301), name: 'Parking, early' });
    const late = buildOffer({ offerGroupId: idOf(302), name: 'Parking, late' });
    expect(extraProducts([early, late], salesGroups)).toHaveLength(2);
  });

  it.each([
    [{}, true],
    [{ available: 0 }, false],
    [{ saleState: 'upcoming' as const }, false],
    [{ saleState: 'closed' as const }, false],
    [{ saleState: 'endingSoon' as const }, true],
  ])('knows whether an offer can be taken now: %j is %s', (facts, expected) => {
    expect(isBuyable(buildOffer(facts))).toBe(expected);
  });
});

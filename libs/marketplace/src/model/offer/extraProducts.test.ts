import { buildOffer, parking, poster } from '../../testing/builders/buildOffers.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { extraProducts } from './extraProducts.ts';

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
  it('shows the sizes of one item as one thing, in the order of the offers', () => {
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
});

import {
  defaultOfferFilters,
  readOfferFilters,
  showsFilters,
  toOfferGroupQuery,
  writeOfferFilters,
  type OfferFilters,
} from './offerFilters.ts';

const some: OfferFilters = {
  sortCriteria: 'LOW_TO_HIGH',
  priceRange: [1000, 5000],
  accessible: true,
  resale: true,
  numTokens: 4,
};

describe('offer filters in the address [C3.19a, C3.19c, C3.19f-g]', () => {
  it('come back as they were written, and leave the rest of the address alone', () => {
    const written = writeOfferFilters(new URLSearchParams('code=X'), some);
    expect(readOfferFilters(written)).toEqual(some);
    expect(written.get('code')).toBe('X');
    expect(writeOfferFilters(written, defaultOfferFilters).toString()).toBe('code=X');
  });

  it.each(['price=9-1', 'price=a-b', 'price=1', 'quantity=0', 'quantity=1.5', 'sort=UP'])(
    'are as usual for %s',
    (address) => {
      expect(readOfferFilters(new URLSearchParams(address))).toEqual(defaultOfferFilters);
    },
  );

  it('ask list and map for the same [C7.40, C7.44]', () => {
    expect(toOfferGroupQuery('e', some)).toEqual({
      eventId: 'e',
      sortCriteria: 'LOW_TO_HIGH',
      numTokens: 4,
      priceRange: [1000, 5000],
      categoryAccessibilityType: 'ACCESSIBLE',
      includeResale: true,
    });
    expect(toOfferGroupQuery('e', defaultOfferFilters)).toEqual({
      eventId: 'e',
      sortCriteria: 'RECOMMENDED',
      numTokens: 2,
    });
  });
});

describe('the filter button', () => {
  it.each([
    [2, [], false],
    [3, [], true],
    [0, [100, 200], true],
  ] as const)('with %s items and the range %j: %s [I9.07, C2.23e-f]', (count, priceRange, shown) => {
    expect(showsFilters(count, { ...defaultOfferFilters, priceRange })).toBe(shown);
  });
});

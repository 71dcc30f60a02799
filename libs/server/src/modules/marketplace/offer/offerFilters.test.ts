import type { OfferGroup, SaleState } from '@foyer/contract';
import { matchesOffer } from './offerFilters.ts';

type Offer = Parameters<typeof matchesOffer>[0];

const price = { allIn: { amount: 5_000, currency: 'CAD' } } as OfferGroup['price'];
const offer = (more: Partial<Offer> = {}): Offer => ({
  marketplaceId: 'public',
  price,
  agePrices: [],
  resale: false,
  saleState: 'open',
  ...more,
});

describe('the filters of offers', () => {
  it('leave out offers of fans unless they are asked for [C3.19b, C3.18i]', () => {
    const ofFan = offer({ resale: true });
    expect(
      [{}, { includeResale: false }, { includeResale: true }].map((each) => matchesOffer(ofFan, each)),
    ).toEqual([false, false, true]);
    expect(matchesOffer(offer(), { includeResale: true })).toBe(true);
  });

  it.each<[SaleState, now: boolean, later: boolean]>([
    ['upcoming', false, true],
    ['openingSoon', false, true],
    ['open', true, false],
    ['endingSoon', true, false],
    ['soldOut', true, false],
    ['closed', false, false],
  ])('tell by date what is %s [C3.19e]', (saleState, now, later) => {
    const each = offer({ saleState });
    expect(matchesOffer(each, { dateFilterType: 'ANY' })).toBe(true);
    expect(matchesOffer(each, { dateFilterType: 'NOW' })).toBe(now);
    expect(matchesOffer(each, { dateFilterType: 'LATER' })).toBe(later);
  });
});

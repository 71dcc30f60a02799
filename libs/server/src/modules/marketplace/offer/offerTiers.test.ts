import type { OfferGroup, SaleState } from '@foyer/contract';
import { currentTiers, withTiers, type TieredOffer } from './offerTiers.ts';

const offer = (at: number, saleState: SaleState, tierName: string | null = `tier ${at}`): TieredOffer => ({
  tierName,
  offer: {
    offerGroupId: `offer-${at}`,
    inventoryItemId: 'lawn',
    price: { allIn: { amount: at * 1_000, currency: 'CAD' } },
    saleState,
    opensAt: `2027-0${at}-01T00:00:00Z`,
    endAt: `2027-0${at + 1}-01T00:00:00Z`,
  } as OfferGroup,
});
const idsOf = (offers: readonly OfferGroup[]) => offers.map(({ offerGroupId }) => offerGroupId);

describe('the tiers of an item [C3.18h]', () => {
  it('are named with price and time by each of its offers, the first to open first', () => {
    const [last, first] = withTiers([offer(2, 'upcoming'), offer(1, 'open')]);
    expect(first!.tiers).toEqual([
      expect.objectContaining({
        offerGroupId: 'offer-1',
        name: 'tier 1',
        price: { amount: 1_000, currency: 'CAD' },
      }),
      expect.objectContaining({ offerGroupId: 'offer-2', name: 'tier 2', saleState: 'upcoming' }),
    ]);
    expect(last!.tiers).toEqual(first!.tiers);
  });

  it('are neither those of another item nor offers without the name of a tier', () => {
    const other = offer(3, 'open');
    const alone = { ...other, offer: { ...other.offer, inventoryItemId: 'hall' } };
    const offers = withTiers([offer(1, 'open'), offer(2, 'open', null), alone]);
    expect(offers.map(({ tiers }) => tiers)).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, SaleState[], string]>([
    ['the one on sale', ['closed', 'open', 'upcoming'], 'offer-2'],
    ['the first to open, before the sale', ['upcoming', 'upcoming', 'upcoming'], 'offer-1'],
    ['the last one, when all are over', ['closed', 'closed', 'closed'], 'offer-3'],
  ])('are in the list as one offer: %s', (_name, states, id) => {
    const offers = withTiers(states.map((state, at) => offer(at + 1, state)));
    expect(idsOf(currentTiers(offers))).toEqual([id]);
  });

  it('leave the others to the filters: a later tier is listed alone if they left only that', () => {
    const [, later] = withTiers([offer(1, 'open'), offer(2, 'upcoming')]);
    expect(idsOf(currentTiers([later!]))).toEqual(['offer-2']);
  });
});

import type { SeatOffer } from '@foyer/contract';
import { OfferSets } from './offerSets.ts';

const offer = (offerGroupId: string): SeatOffer => ({
  offerGroupId,
  name: offerGroupId,
  allIn: { amount: 1, currency: 'CAD' },
});
const [standard, resale] = [offer('standard'), offer('resale')];

describe('the offers of seats', () => {
  it('are runs of sets; a seat may carry several, or none [C7.51c]', () => {
    const sets = new OfferSets(
      new Map([
        ['both', [standard, resale]],
        ['one', [standard]],
      ]),
    );
    const { offers, isOffered } = sets.runsOf(['one', 'one', 'both', 'none', 'one'], 5);
    expect(offers).toEqual([2, 1, 1, 2, 1, 0, 1, 1]);
    expect([0, 1, 2, 3, 4].map(isOffered)).toEqual([true, true, true, false, true]);
    expect(sets.runsOf(['both'], 30).offers).toEqual([30, 2]);
    expect(sets.listed()).toEqual({ offers: [standard, resale], offerSets: [[], [0], [0, 1]] });
  });

  it('may be hundreds in a row, and fail instead of leaving one out [C7.51c]', () => {
    const listings = (count: number) =>
      new Map(Array.from({ length: count }, (_, at) => [`item-${at}`, [offer(`listing-${at}`)]]));
    const many = new OfferSets(listings(400));
    expect(many.runsOf([...listings(400).keys()], 400).offers).toHaveLength(800);
    expect(many.listed().offers).toHaveLength(400);
    const tooMany = new OfferSets(listings(10_001));
    expect(() => tooMany.runsOf([...listings(10_001).keys()], 10_001)).toThrow(RangeError);
    const onOneSeat = new OfferSets(
      new Map([['full', Array.from({ length: 101 }, (_, at) => offer(`${at}`))]]),
    );
    expect(() => onOneSeat.runsOf(['full'], 1)).toThrow(RangeError);
  });
});

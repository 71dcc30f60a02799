import type { OfferGroup, SaleState } from '@foyer/contract';
import { buildOffer } from '../../testing/builders/buildOffers.ts';
import { begunState, isBuyableNow } from './saleClock.ts';

const opensAt = '2027-02-01T15:00:00.000Z';
const closesAt = '2027-03-01T15:00:00.000Z';
const [opening, closing] = [Date.parse(opensAt), Date.parse(closesAt)];

describe('begunState [C4.05c, C4.05i]', () => {
  const laterStates = [
    { at: opensAt, saleState: 'open' as const },
    { at: closesAt, saleState: 'closed' as const },
  ];
  it.each<[string, number, SaleState | undefined]>([
    ['none a millisecond before the first', opening - 1, undefined],
    ['the first from its instant on', opening, 'open'],
    ['the first until just before the second', closing - 1, 'open'],
    ['the last of those that have begun', closing, 'closed'],
  ])('is %s', (_when, now, expected) => {
    expect(begunState({ laterStates }, now)?.saleState).toBe(expected);
  });

  it('is none where nothing follows by time', () => {
    expect(begunState({}, closing)).toBeUndefined();
  });
});

describe('isBuyableNow', () => {
  const [before, during] = [opening - 1, opening];
  it.each<[string, OfferGroup['buyable'], number, boolean]>([
    ['as the server answers', { allowed: true }, during, true],
    ['not as long as the server refuses', { allowed: false, reason: 'purchaseSoldOut' }, during, false],
    ['not a millisecond before it opens', { allowed: false, opensAt }, before, false],
    ['when it opens', { allowed: false, opensAt }, during, true],
    ['not when it closes', { allowed: true }, closing, false],
  ])('is so %s', (_when, buyable, now, expected) => {
    expect(isBuyableNow(buildOffer({ buyable, endAt: closesAt }), now)).toBe(expected);
  });
});

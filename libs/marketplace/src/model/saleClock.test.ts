import type { OfferGroup, SaleState } from '@foyer/contract';
import { buildOffer } from '../testing/buildOffers.ts';
import { isBuyableNow, saleStateNow } from './saleClock.ts';

const opensAt = '2027-02-01T15:00:00.000Z';
const closesAt = '2027-03-01T15:00:00.000Z';
const [opening, closing] = [Date.parse(opensAt), Date.parse(closesAt)];

describe('saleStateNow [C4.05a-d, C4.05f, C4.05i-j]', () => {
  it.each<[SaleState, string, number, SaleState]>([
    ['upcoming', 'a millisecond before it opens', opening - 1, 'upcoming'],
    ['openingSoon', 'a millisecond before it opens', opening - 1, 'openingSoon'],
    ['openingSoon', 'when it opens', opening, 'open'],
    ['upcoming', 'when it opens', opening, 'open'],
    ['open', 'a millisecond before it closes', closing - 1, 'open'],
    ['endingSoon', 'when it closes', closing, 'closed'],
    ['openingSoon', 'when it closes', closing, 'closed'],
    ['soldOut', 'when it opens', opening, 'soldOut'],
    ['actionRequired', 'when it opens', opening, 'actionRequired'],
    ['closed', 'before it opens', opening - 1, 'closed'],
  ])('of a window answered as %s, %s', (saleState, _when, now, expected) => {
    expect(saleStateNow({ saleState, opensAt, closesAt }, now)).toBe(expected);
  });

  const resultsAt = '2027-03-05T15:00:00.000Z';
  const results = Date.parse(resultsAt);
  it.each<[SaleState, string, number, SaleState]>([
    ['open', 'when it closes', closing, 'pendingResults'],
    ['endingSoon', 'when its results are out', results, 'closed'],
    ['pendingResults', 'before its results are out', results - 1, 'pendingResults'],
    ['pendingResults', 'when its results are out', results, 'closed'],
  ])('of a draw answered as %s, %s [C4.05e, C4.05g]', (saleState, _when, now, expected) => {
    const draw = { saleState, saleType: 'draw', opensAt, closesAt, resultsAt } as const;
    expect(saleStateNow(draw, now)).toBe(expected);
  });

  it.each<[SaleState, string, number, SaleState]>([
    ['openingSoon', 'when it opens', opening, 'active'],
    ['active', 'when it closes', closing, 'closed'],
  ])('of a resale answered as %s, %s [C4.05k]', (saleState, _when, now, expected) => {
    expect(saleStateNow({ saleState, saleType: 'secondaryExchange', opensAt, closesAt }, now)).toBe(expected);
  });

  it('stays as answered where the answer names no window', () => {
    expect(saleStateNow({ saleState: 'openingSoon' }, closing)).toBe('openingSoon');
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

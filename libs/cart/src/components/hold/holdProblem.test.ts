import type { FoyerError } from '@foyer/api-client';
import { holdProblemOf } from './holdProblem.ts';

const seat = { seatCode: '101-A-3', sectionCode: '101', section: '101', row: 'A', seat: '3' };
const rejected = (
  code:
    | 'invalidSeatCodes'
    | 'listingUnavailable'
    | 'seatsNotTogether'
    | 'notEnoughContiguousSeats'
    | 'purchaseSoldOut',
  details = {},
): FoyerError => ({
  kind: 'rejected',
  status: 422,
  code,
  message: '',
  details,
});

describe('holdProblemOf', () => {
  it('offers the next best when another buyer was faster', () => {
    const error = rejected('invalidSeatCodes', {
      cartGuid: 'a',
      lostSeatCodes: ['101-A-1', 7],
      nextBest: [seat, null],
    });
    expect(holdProblemOf(error)).toEqual({
      kind: 'seatsGone',
      cartGuid: 'a',
      lost: ['101-A-1'],
      nextBest: [seat],
    });
    expect(holdProblemOf(rejected('invalidSeatCodes'))).toEqual({
      kind: 'seatsGone',
      cartGuid: '',
      lost: [],
      nextBest: [],
    });
  });

  it.each([
    ['listingUnavailable', 'listingGone'],
    ['seatsNotTogether', 'notTogether'],
    ['notEnoughContiguousSeats', 'mayBeSplit'],
    ['purchaseSoldOut', 'soldOut'],
  ] as const)('%s is %s', (code, kind) => {
    expect(holdProblemOf(rejected(code)).kind).toBe(kind);
  });

  it('says how many are left of what is sold out [C8.21k]', () => {
    const details = { cartGuid: 'a', offerGroupId: 'o', available: 1 };
    expect(holdProblemOf(rejected('purchaseSoldOut', details))).toEqual({ kind: 'soldOut', ...details });
    expect(holdProblemOf(rejected('purchaseSoldOut', { available: -3 }))).toMatchObject({ available: 0 });
  });

  it('leaves a lost network to the words of the error', () => {
    expect(holdProblemOf({ kind: 'unreachable' })).toEqual({ kind: 'other', error: { kind: 'unreachable' } });
  });
});

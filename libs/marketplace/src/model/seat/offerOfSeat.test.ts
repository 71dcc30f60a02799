import { offerOfSeat, type SeatsKnown } from './offerOfSeat.ts';

const offer = (offerGroupId: string) => ({
  offerGroupId,
  name: offerGroupId,
  allIn: { amount: 1, currency: 'CAD' },
});
const known: SeatsKnown = {
  rows: { '101': [{ row: 'A', rank: 0, seats: ['3', '2', '1'], x: [0, 10, 20], y: [0, 0, 0] }] },
  availability: {
    '101': { sectionCode: '101', rows: [{ row: 'A', states: 'aax', offers: [1, 1, 1, 2, 1, 0] }] },
  },
  offers: [offer('low'), offer('high')],
  offerSets: [[], [0], [1]],
};

describe('offerOfSeat', () => {
  it.each([
    ['101-A-3', 'low'],
    ['101-A-2', 'high'],
    ['101-A-1', undefined],
    ['101-A-9', undefined],
    ['101-B-1', undefined],
    ['102-A-1', undefined],
    ['nonsense', undefined],
  ])('of %s is %s', (seatCode, expected) => {
    expect(offerOfSeat(known, seatCode, {})?.offerGroupId).toBe(expected);
  });
});

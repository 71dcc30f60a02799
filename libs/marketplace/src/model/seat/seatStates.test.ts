import type { SeatsForSections } from '@foyer/contract';
import { mergeSeats, noSeatStates } from './seatStates.ts';

const offer = (offerGroupId: string, amount = 1) => ({
  offerGroupId,
  name: offerGroupId,
  allIn: { amount, currency: 'CAD' },
});
const answerOf = (changes: Partial<SeatsForSections>): SeatsForSections => ({
  version: '1.a',
  isComplete: false,
  sections: [],
  offers: [],
  offerSets: [[]],
  serverTime: '2027-01-01T00:00:00Z',
  ...changes,
});
const whole = answerOf({
  isComplete: true,
  sections: [
    {
      sectionCode: '101',
      rows: [
        { row: 'A', states: 'aaa', offers: [3, 1] },
        { row: 'B', states: 'aaa', offers: [3, 2] },
      ],
    },
  ],
  offers: [offer('low'), offer('high')],
  offerSets: [[], [0], [1]],
});

describe('mergeSeats', () => {
  it('replaces the rows that changed, and keeps the others with their identity [C7.51c]', () => {
    const before = mergeSeats(noSeatStates, whole);
    const change = answerOf({
      sections: [{ sectionCode: '101', rows: [{ row: 'B', states: 'aha', offers: [3, 1] }] }],
      offers: [offer('high')],
      offerSets: [[], [0]],
    });
    const after = mergeSeats(before, change);
    const rows = after.availability['101']!.rows;
    expect(rows).toEqual([
      { row: 'A', states: 'aaa', offers: [3, 1] },
      { row: 'B', states: 'aha', offers: [3, 2] },
    ]);
    expect(rows[0]).toBe(before.availability['101']!.rows[0]);
    expect([after.offers, after.offerSets]).toEqual([before.offers, before.offerSets]);
    expect(after.offers).toBe(before.offers);
  });

  it('adds an offer that a seat newly carries beside another [C7.51c]', () => {
    const change = answerOf({
      sections: [{ sectionCode: '101', rows: [{ row: 'A', states: 'all', offers: [1, 1, 2, 2] }] }],
      offers: [offer('low'), offer('listing')],
      offerSets: [[], [0], [1]],
    });
    const { availability, offers, offerSets } = mergeSeats(mergeSeats(noSeatStates, whole), change);
    expect(offers.map(({ offerGroupId }) => offerGroupId)).toEqual(['low', 'high', 'listing']);
    expect(offerSets).toEqual([[], [0], [1], [2]]);
    expect(availability['101']!.rows[1]).toEqual({ row: 'A', states: 'all', offers: [1, 1, 2, 3] });
  });

  it('starts anew with a complete answer, and changes nothing for an empty one [C7.51c]', () => {
    const before = mergeSeats(noSeatStates, whole);
    expect(mergeSeats(before, answerOf({}))).toBe(before);
    const dearer = { ...whole, offers: [offer('low', 2), offer('high', 3)] };
    expect(mergeSeats(before, dearer).offers).toEqual(dearer.offers);
  });
});

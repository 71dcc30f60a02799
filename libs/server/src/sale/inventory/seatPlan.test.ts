import fc from 'fast-check';
import { lieTogether, planSeats, type PlacedSeat } from './seatPlan.ts';

const seat = (adjacencyIndex: number, row = 'A'): PlacedSeat => ({
  seatCode: `101-${row}-${adjacencyIndex}`,
  sectionCode: '101',
  row,
  rowRank: row.charCodeAt(0),
  adjacencyIndex,
});
const codes = (...at: number[]) => at.map((each) => seat(each).seatCode);

describe('planSeats', () => {
  it.each([
    ['keeps them when nothing changes', 2, undefined, { keep: codes(3, 4), claim: [], release: [], find: 0 }],
    ['gives the last one back', 1, undefined, { keep: codes(3), claim: [], release: codes(4), find: 0 }],
    ['looks for more beside them', 4, undefined, { keep: codes(3, 4), claim: [], release: [], find: 2 }],
    ['swaps for the picks', 2, codes(4, 5), { keep: codes(4), claim: codes(5), release: codes(3), find: 0 }],
  ])('%s [C4.02a]', (_name, quantity, seatCodes, expected) => {
    expect(planSeats([seat(4), seat(3)], { quantity, seatCodes })).toEqual(expected);
  });

  it('never gives away a seat while more are wanted, and ends with as many as are wanted [C4.02a]', () => {
    const held = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 });
    fc.assert(
      fc.property(held, fc.integer({ min: 1, max: 8 }), (at, quantity) => {
        const plan = planSeats(
          at.map((each) => seat(each)),
          { quantity, seatCodes: undefined },
        );
        const isWhole = plan.keep.length + plan.find === quantity;
        return isWhole && (quantity < at.length || plan.release.length === 0);
      }),
    );
  });
});

describe('lieTogether', () => {
  it.each([
    ['neighbours in any order', [seat(4), seat(3), seat(5)], true],
    ['one seat', [seat(7)], true],
    ['a gap', [seat(3), seat(5)], false],
    ['two rows', [seat(3, 'A'), seat(4, 'B')], false],
  ])('%s: %s [C5.11a]', (_name, seats, expected) => {
    expect(lieTogether(seats)).toBe(expected);
  });
});

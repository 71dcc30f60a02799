import fc from 'fast-check';
import { areContiguous, strandedSeats } from '@foyer/util';
import { parseSeatCode } from '../chart/seatCode.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { SeatModel } from './seatModel.ts';
import { suggestSeats } from './suggestSeats.ts';

const plan = fc
  .array(fc.constantFrom('a', 'a', 'a', 's', 'h'), { minLength: 2, maxLength: 14 })
  .map((seats) => seats.join(''));

describe('suggestSeats', () => {
  it.each([
    [{ quantity: 2 }, {}, ['STALLS-A-1', 'STALLS-A-2']],
    [{ quantity: 4 }, {}, ['STALLS-A-1', 'STALLS-A-2', 'STALLS-A-3', 'STALLS-A-4']],
    [{ quantity: 2, accessible: 1 }, {}, ['STALLS-C-1', 'STALLS-C-2']],
    [{ quantity: 3 }, { priceTo: 5_000 }, ['BALC-A-1', 'BALC-A-2', 'BALC-A-3']],
    [{ quantity: 2, sectionCodes: ['BALC'] }, {}, ['BALC-B-1', 'BALC-B-2']],
    [{ quantity: 5 }, {}, []],
  ])('suggests for %j under %j [C5.11a]', (request, filters, expected) => {
    expect(suggestSeats(new SeatModel({ ...buildRoom(), filters }), request)).toEqual(expected);
  });

  it('splits a large party only when it may', () => {
    const model = new SeatModel(buildRoom());
    expect(suggestSeats(model, { quantity: 6 })).toEqual([]);
    expect(new Set(suggestSeats(model, { quantity: 6, maySplit: true })).size).toBe(6);
  });

  it('is contiguous, free, and leaves no single seat where another choice exists [C5.11a]', () => {
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        (stalls, quantity) => {
          const model = new SeatModel(buildRoom({ stalls, balcony: ['sss'] }));
          const codes = suggestSeats(model, { quantity });
          if (codes.length === 0) {
            expect(stalls.some((row) => row.includes('a'.repeat(quantity)))).toBe(false);
            return;
          }
          const names = codes.map((code) => parseSeatCode(code)!);
          expect(new Set(names.map((name) => name.row)).size).toBe(1);
          const row = stalls[names[0]!.row.charCodeAt(0) - 65]!;
          const free = [...row].map((state) => state === 'a');
          const adjacency = free.map((_, at) => at);
          const positions = names.map((name) => Number(name.seat) - 1);
          expect(areContiguous(adjacency, positions)).toBe(true);
          expect(positions.every((position) => free[position])).toBe(true);
          const exact = stalls.some((other) => other.split(/[^a]/).some((run) => run.length === quantity));
          if (exact) expect(strandedSeats({ rank: 0, adjacency, free }, positions)).toEqual([]);
        },
      ),
    );
  });
});

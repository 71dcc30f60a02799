import fc from 'fast-check';
import { SeatGrid } from './seatGrid.ts';

const coordinate = fc.integer({ min: -500, max: 3_000 });
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 120 });

describe('SeatGrid', () => {
  it('finds what looking at every seat finds [C2.25]', () => {
    fc.assert(
      fc.property(points, fc.tuple(coordinate, coordinate, coordinate, coordinate), (seats, [a, b, c, d]) => {
        const grid = new SeatGrid(
          Int16Array.from(seats, ([x]) => x),
          Int16Array.from(seats, ([, y]) => y),
        );
        const box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
        const expected = seats.flatMap(([x, y], at) =>
          x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3] ? [at] : [],
        );
        expect(grid.search(...box).sort((first, second) => first - second)).toEqual(expected);
      }),
    );
  });

  it('stays small when one seat stands far away [C2.25]', () => {
    const far = Float32Array.from([0, 10, 1e7]);
    expect(new SeatGrid(far, far).search(1e7, 1e7, 1e7, 1e7)).toEqual([2]);
  });
});

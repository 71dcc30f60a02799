import { SeatModel } from '../model/seatModel.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { buildSale } from '../testing/buildSale.ts';
import { buildArena } from '../testing/buildVenues.ts';
import { firstSeatIn, middleOf, seatBeside, sectionBeside } from './neighbours.ts';

const left = { dx: -1, dy: 0 } as const;
const right = { dx: 1, dy: 0 } as const;
const up = { dx: 0, dy: -1 } as const;
const down = { dx: 0, dy: 1 } as const;

const room = new SeatModel(buildRoom());
const from = (code: string, direction: typeof left | typeof right | typeof up | typeof down) => {
  const beside = seatBeside(room, room.refOf(code)!, direction);
  return beside === undefined ? undefined : room.describe(beside).seatCode;
};

describe('neighbours', () => {
  it.each([
    ['STALLS-A-1', right, 'STALLS-A-2'],
    ['STALLS-A-2', left, 'STALLS-A-1'],
    ['STALLS-A-2', down, 'STALLS-B-2'],
    ['STALLS-C-2', up, 'STALLS-B-2'],
    ['STALLS-A-1', left, undefined],
    ['STALLS-A-1', up, undefined],
    ['STALLS-C-4', down, undefined],
  ])('of %s lies, at %j, %s [C2.25a]', (code, direction, expected) =>
    expect(from(code, direction)).toBe(expected),
  );

  it('goes by where seats are, not by how they are numbered: back and forth ends where it began [C2.25a]', () => {
    const chart = buildArena();
    const arena = new SeatModel({ chart, ...buildSale(chart) });
    // Section 113 is opposite 101, and its rows run the other way.
    for (const code of ['101-C-5', '113-C-5']) {
      const seat = arena.refOf(code)!;
      const beside = seatBeside(arena, seat, right)!;
      expect(arena.positionOf(beside).x).toBeGreaterThan(arena.positionOf(seat).x);
      expect(seatBeside(arena, beside, left)).toBe(seat);
    }
  });

  it('steps from section to section [C2.25b]', () => {
    expect(sectionBeside(room, 0, right)).toBe(1);
    expect(sectionBeside(room, 1, left)).toBe(0);
    expect(sectionBeside(room, 0, left)).toBeUndefined();
  });

  it('enters a section at a seat that can be had [C2.25a]', () => {
    const model = new SeatModel(buildRoom({ stalls: ['sss', 'ssa'] }));
    const seat = firstSeatIn(model, 0, middleOf(model, 0))!;
    expect(model.describe(seat).seatCode).toBe('STALLS-B-3');
    const sold = new SeatModel(buildRoom({ stalls: ['sss'] }));
    expect(sold.describe(firstSeatIn(sold, 0, middleOf(sold, 0))!).state).toBe('sold');
    expect(firstSeatIn(sold, 2, { x: 0, y: 0 })).toBeUndefined();
  });
});

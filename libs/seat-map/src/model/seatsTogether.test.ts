import { buildRoom } from '../testing/buildRoom.ts';
import { SeatModel } from './seatModel.ts';
import { seatsTogether } from './seatsTogether.ts';

/** Presses a seat of the only row; returns the numbers of the seats that are taken. */
function press(plan: string, seat: number, count: number, picked: readonly number[] = []): string {
  const model = new SeatModel(buildRoom({ stalls: [plan] }));
  const ref = (number: number) => model.refOf(`STALLS-A-${number}`)!;
  return seatsTogether(model, ref(seat), count, picked.map(ref))
    .map((each) => model.describe(each).seat)
    .join(' ');
}

describe('seatsTogether', () => {
  it.each([
    ['the next seat', 'aaaaaa', 3, 2, '3 4'],
    ['the seat before, at the end of the row', 'aaaaaa', 6, 2, '5 6'],
    ['the seat before, where the next one is sold', 'aaaasa', 4, 2, '3 4'],
    ['seats that strand no single one', 'aaaasa', 2, 2, '1 2'],
    ['three, around the pressed one if need be', 'saaas', 3, 3, '2 3 4'],
    ['one seat for a party of one', 'aaaaaa', 3, 1, '3'],
    ['one seat where none beside it is free', 'asaaaa', 1, 2, '1'],
    ['a wheelchair place alone', 'wcaa', 1, 2, '1'],
    ['no wheelchair or companion place with it', 'wcaa', 3, 2, '3 4'],
  ])('takes %s [C2.25a]', (_what, plan, seat, count, taken) => {
    expect(press(plan, seat, count)).toBe(taken);
  });

  it('leaves out what is picked already', () => {
    expect(press('aaaa', 2, 2, [3])).toBe('1 2');
    expect(press('aaaa', 2, 2, [2])).toBe('2');
  });
});

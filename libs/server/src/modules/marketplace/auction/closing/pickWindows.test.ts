import { hours } from '../../../../platform/time/units.ts';
import { pickWindows } from './pickWindows.ts';

const from = new Date('2027-03-01T12:00:00Z');
const after = (count: number) => new Date(from.getTime() + hours(count));
const windowsOf = (ids: string, latest: number) =>
  pickWindows([...ids], { from, latest: after(latest), windowMs: hours(2), batch: 2 }).map(
    ({ offerId, pickFrom, pickUntil }) => [
      offerId,
      ...[pickFrom, pickUntil].map((at) => (at.getTime() - from.getTime()) / hours(1)),
    ],
  );

describe('windows for picking seats', () => {
  it('open batch after batch, in the order of rank', () => {
    expect(windowsOf('abcde', 100)).toEqual([
      ['a', 0, 2],
      ['b', 0, 2],
      ['c', 2, 4],
      ['d', 2, 4],
      ['e', 4, 6],
    ]);
  });

  it('are none for whom no time is left, after the others', () => {
    expect(windowsOf('abcdef', 3)).toEqual([
      ['a', 0, 2],
      ['b', 0, 2],
      ['c', 2, 2],
      ['d', 2, 2],
      ['e', 2, 2],
      ['f', 2, 2],
    ]);
    expect(windowsOf('a', -5)).toEqual([['a', 0, 0]]);
  });
});

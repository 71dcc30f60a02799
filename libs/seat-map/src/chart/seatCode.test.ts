import fc from 'fast-check';
import { seatCodeOf } from '@foyer/util';
import { parseSeatCode } from './seatCode.ts';

const name = fc.stringMatching(/^[A-Za-z0-9.]{1,8}$/);

describe('seat codes', () => {
  it('come back as they went [C3.35a-c]', () => {
    fc.assert(
      fc.property(name, name, name, (section, row, seat) => {
        expect(parseSeatCode(seatCodeOf(section, row, seat))).toEqual({ section, row, seat });
      }),
    );
  });

  it.each([
    '',
    '101',
    '101-C',
    '101-C-12-3',
    '101--12',
    '-C-12',
    '101-C-ä',
    '101-C-1 2',
    'a'.repeat(17) + '-C-1',
  ])('refuses %j', (code) => expect(parseSeatCode(code)).toBeUndefined());
});

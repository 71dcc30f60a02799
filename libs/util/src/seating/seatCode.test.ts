import { seatCodeOf, splitSeatCode } from './seatCode.ts';

describe('seat codes', () => {
  it('are built from section, row and seat, and split into them [C3.22b]', () => {
    expect(seatCodeOf('101', 'C', '12')).toBe('101-C-12');
    expect(splitSeatCode('101-C-12')).toEqual(['101', 'C', '12']);
  });
});

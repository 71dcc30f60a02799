import { dayAfter, dayIn, instantAt } from './zonedTime.ts';

describe('times in a zone', () => {
  it('knows that it is still yesterday in the west', () => {
    const instant = new Date('2027-03-01T05:30:00Z');
    expect(dayIn('America/Vancouver', instant)).toEqual({ year: 2027, month: 2, day: 28 });
    expect(dayIn('America/St_Johns', instant)).toEqual({ year: 2027, month: 3, day: 1 });
  });

  it.each([
    ['America/Toronto', { year: 2027, month: 1, day: 15 }, '19:30', '2027-01-16T00:30:00.000Z'],
    ['America/Toronto', { year: 2027, month: 7, day: 15 }, '19:30', '2027-07-15T23:30:00.000Z'],
    ['America/Regina', { year: 2027, month: 7, day: 15 }, '20:00', '2027-07-16T02:00:00.000Z'],
    ['America/St_Johns', { year: 2027, month: 1, day: 15 }, '20:00', '2027-01-15T23:30:00.000Z'],
  ])('reads the clocks of %s', (zone, day, clock, expected) => {
    expect(instantAt(zone, day, clock).toISOString()).toBe(expected);
  });

  it.each([
    [
      'the hour that spring leaves out',
      { year: 2027, month: 3, day: 14 },
      '02:30',
      '2027-03-14T07:30:00.000Z',
    ],
    ['just after it', { year: 2027, month: 3, day: 14 }, '03:00', '2027-03-14T07:00:00.000Z'],
    ['the hour that autumn repeats', { year: 2027, month: 11, day: 7 }, '01:30', '2027-11-07T05:30:00.000Z'],
    ['just after it', { year: 2027, month: 11, day: 7 }, '02:00', '2027-11-07T07:00:00.000Z'],
  ])('reads by the offset before the change in %s', (_, day, clock, expected) => {
    expect(instantAt('America/New_York', day, clock).toISOString()).toBe(expected);
  });

  it('moves on over months and to a day of the week', () => {
    const start = { year: 2026, month: 12, day: 30 };
    expect(dayAfter(start, 3)).toEqual({ year: 2027, month: 1, day: 2 });
    expect(dayAfter(start, 0, 6)).toEqual({ year: 2027, month: 1, day: 2 });
    expect(dayAfter(start, 0, 3)).toEqual(start);
  });
});

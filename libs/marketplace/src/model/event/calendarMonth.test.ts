import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import {
  daysOf,
  eventsByDay,
  fromThisWeek,
  monthAfter,
  monthOf,
  readMonth,
  weekdayOf,
} from './calendarMonth.ts';

const now = new Date(2027, 0, 15);

describe('the month of a calendar', () => {
  it('is the one of the address, and the current one for what is over or no month [C2.02a]', () => {
    expect(monthOf(now)).toBe('2027-01');
    expect(readMonth('2027-03', now)).toBe('2027-03');
    for (const text of [null, '', '2026-12', '2027-13', 'soon']) expect(readMonth(text, now)).toBe('2027-01');
  });

  it('goes over the end of a year, and has its own number of days', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(daysOf('2027-02').at(-1)).toBe('2027-02-28');
    // 1 January 2027 is a Friday.
    expect(weekdayOf('2027-01-01')).toBe(5);
  });

  it.each([
    [new Date(2027, 0, 2), '2027-01-01'],
    [new Date(2027, 0, 15), '2027-01-10'],
    [new Date(2027, 0, 31), '2027-01-31'],
    [new Date(2026, 11, 31), '2027-01-01'],
  ])('begins with the week of %s', (day, first) => {
    expect(fromThisWeek(daysOf('2027-01'), day)[0]).toBe(first);
  });

  it('has an event on its day at the venue, in order of start', () => {
    const late = buildListedEvent(0, { startsAt: '2027-03-03T04:30:00Z', timezone: 'America/Toronto' });
    const early = buildListedEvent(1, { startsAt: '2027-03-02T23:00:00Z', timezone: 'America/Toronto' });
    const farEast = buildListedEvent(2, { startsAt: '2027-03-02T23:00:00Z', timezone: 'America/St_Johns' });
    const nextDay = buildListedEvent(3, { startsAt: '2027-03-03T23:00:00Z', timezone: 'Europe/Paris' });
    const days = eventsByDay([late, nextDay, early, farEast]);
    expect([...days.keys()]).toEqual(['2027-03-02', '2027-03-04']);
    expect(days.get('2027-03-02')!.map(({ eventId }) => eventId)).toEqual(
      [early, farEast, late].map(({ eventId }) => eventId),
    );
  });
});

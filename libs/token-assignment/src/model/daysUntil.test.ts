import { daysUntil, sayDaysUntil } from './daysUntil.ts';

const zone = 'America/Toronto';

describe('daysUntil', () => {
  it.each([
    ['2027-03-13T00:30:00Z', '2027-03-12T23:45:12Z', 0],
    // Past midnight in UTC, still the evening before in Toronto.
    ['2027-03-13T00:30:00Z', '2027-03-13T03:00:00Z', 0],
    ['2027-03-14T00:30:00Z', '2027-03-13T03:00:00Z', 1],
    // The night when daylight saving begins counts as a day.
    ['2027-03-15T12:00:00Z', '2027-03-13T12:00:00Z', 2],
    ['2027-03-12T12:00:00Z', '2027-03-13T12:00:00Z', -1],
  ])('counts from the calendar of the place: %s seen at %s is %d', (startsAt, now, days) => {
    expect(daysUntil(startsAt, zone, Date.parse(now))).toBe(days);
  });
});

describe('sayDaysUntil [I4.20]', () => {
  it.each([
    [0, 'en-US', 'today'],
    [1, 'en-US', 'tomorrow'],
    [13, 'en-US', 'in 13 days'],
    [15, 'en-US', 'in 2 weeks'],
    [90, 'en-US', 'in 3 months'],
    [1, 'fr-CA', 'demain'],
    [5, 'es-US', 'dentro de 5 días'],
  ])('says %d days in %s as "%s"', (days, locale, text) => {
    expect(sayDaysUntil(days, locale)).toBe(text);
  });

  it('says nothing of what is over', () => expect(sayDaysUntil(-1, 'en-US')).toBeUndefined());

  it('says nothing where the browser has no such words, as Safari 13 has none [I1.08]', () => {
    const { RelativeTimeFormat } = Intl;
    Object.assign(Intl, { RelativeTimeFormat: undefined });
    expect(sayDaysUntil(1, 'en-US')).toBeUndefined();
    Object.assign(Intl, { RelativeTimeFormat });
  });
});

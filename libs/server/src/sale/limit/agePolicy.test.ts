import { mayBuyAtAge, minimumAgeOf } from './agePolicy.ts';

const day = '2026-06-15';
const access = { category: 'EVENT_ACCESS' as const, minimumAge: null };

describe('the minimum age of what is bought', () => {
  it.each([
    ['is that of the event', { minimumAge: 18 }, access, 18],
    ['is that of the category where it is greater', { minimumAge: 18 }, { ...access, minimumAge: 21 }, 21],
    ['is never less than that of the event', { minimumAge: 18 }, { ...access, minimumAge: 16 }, 18],
    [
      'of extras is that of the category alone',
      { minimumAge: 18 },
      { category: 'MERCHANDISE' as const, minimumAge: null },
      0,
    ],
    ['is none where nobody set one', { minimumAge: null }, access, 0],
  ])('%s [C5.02a]', (_title, event, offer, minimumAge) =>
    expect(minimumAgeOf({ ...event, day }, offer)).toBe(minimumAge),
  );

  it.each([
    ['on their birthday', '2008-06-15', true],
    ['not the day before it', '2008-06-16', false],
    ['with a month alone, once the month is over', '2008-05', true],
    ['with a month alone, not within it', '2008-06', false],
    ['not without a birth date', null, false],
  ])('is reached %s, by the day of the event [C5.02a]', (_title, dateOfBirth, isAllowed) =>
    expect(mayBuyAtAge(dateOfBirth, { minimumAge: 18, day }).allowed).toBe(isAllowed),
  );

  it('allows everyone without a minimum age', () =>
    expect(mayBuyAtAge(null, { minimumAge: 0, day })).toEqual({ allowed: true }));
});

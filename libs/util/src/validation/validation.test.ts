import { calendarDayIn, findBirthDateProblem, parseBirthDate, wholeYearsBetween } from './birthDate.ts';
import { isEmailAddress, parseEmailAddress } from './emailAddress.ts';
import { findPasswordProblem } from './password.ts';
import * as patterns from './patterns.ts';
import { findPostalCodeProblem, normalisePostalCode } from './postalCode.ts';
import { isBlank } from './requiredText.ts';

describe('email address [I5.01]', () => {
  it.each([
    'fan@foyer.example',
    'o.brien+tickets@mail.example.ca',
    "d'artagnan@example.org",
    'a@b.co',
    'fan@1und1.example',
    'fan@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('takes %s', (text) => expect(isEmailAddress(text)).toBe(true));
  it.each([
    '',
    'fan',
    'fan@',
    '@foyer.example',
    'fan@foyer',
    'fan foyer@example.com',
    '.fan@example.com',
    'fan.@example.com',
    'fan..x@example.com',
    'fan@-example.com',
    'fan@example.c',
    'fan@exam_ple.com',
    ' fan@example.com',
    'fan@example.com ',
    'fan@example.com\r\n',
    'a@b.123',
    'fan@192.0.2.1',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
  it('compares without case', () => expect(parseEmailAddress('Fan@Foyer.Example')).toBe('fan@foyer.example'));
  it.each(['  fan@foyer.example', 'fan@foyer.example\n', 'fan'])('parses no address from %j', (text) =>
    expect(parseEmailAddress(text)).toBeUndefined(),
  );
  it('answers at once on a long input that almost matches', () =>
    expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false));
});

describe('password [I5.02]', () => {
  it.each([
    ['', 'tooShort'],
    ['abc1234', 'tooShort'],
    ['abcdefgh', 'needsDigitAndLetter'],
    ['12345678', 'needsDigitAndLetter'],
    ['!!!!!!!1', 'needsDigitAndLetter'],
    ['abcdefg1', undefined],
    ['éàüöçèñ1', undefined],
    ['correct horse battery staple 9', undefined],
    [`${'long'.repeat(32)}1`, undefined],
  ])('finds in %j %s', (password, problem) => expect(findPasswordProblem(password, 8)).toBe(problem));
  it('counts characters as a person does', () => expect(findPasswordProblem('a1😀😀😀', 8)).toBe('tooShort'));
});

describe('postal code by country [I5.05]', () => {
  it.each([
    ['', 'US', 'required'],
    ['   ', 'CA', 'required'],
    [undefined, undefined, 'required'],
    ['K1A 0B1', undefined, 'selectCountry'],
    ['K1A 0B1', '', 'selectCountry'],
    ['K1A 0B1', 'CA', undefined],
    ['k1a0b1', 'CA', undefined],
    ['K1A-0B1', 'CA', undefined],
    ['K1A  0B1', 'CA', 'invalidCanadian'],
    ['D1A 0B1', 'CA', 'invalidCanadian'],
    ['W1A 0B1', 'CA', 'invalidCanadian'],
    ['K1O 0B1', 'CA', 'invalidCanadian'],
    ['10001', 'CA', 'invalidCanadian'],
    ['10001', 'US', undefined],
    ['10001-1234', 'US', undefined],
    ['1000', 'US', 'invalidUnitedStates'],
    ['10001-12', 'US', 'invalidUnitedStates'],
    ['K1A 0B1', 'US', 'invalidUnitedStates'],
    ['anything', 'FR', undefined],
  ])('finds in %j of %j %s', (code, country, problem) =>
    expect(findPostalCodeProblem(code, country)).toBe(problem),
  );
  it('stores a Canadian code in one form', () => {
    expect(normalisePostalCode(' k1a0b1 ', 'CA')).toBe('K1A 0B1');
    expect(normalisePostalCode('K1A-0B1', 'CA')).toBe('K1A 0B1');
    expect(normalisePostalCode(' sw1a 1aa ', 'GB')).toBe('sw1a 1aa');
  });
});

describe('birth date [I3.03, I5.04, I9.01]', () => {
  const today = { year: 2026, month: 3, day: 15 };
  const limits = { minimumAge: 13, maximumAge: 120 };
  it.each([
    [undefined, 'required'],
    ['', 'required'],
    ['1990', 'invalid'],
    ['15/03/1990', 'invalid'],
    ['1990-13-01', 'invalid'],
    ['1990-00', 'invalid'],
    ['1990-04-31', 'invalid'],
    ['2001-02-29', 'invalid'],
    ['0000-01-01', 'invalid'],
    ['2026-04-01', 'invalid'],
    ['2030-01', 'invalid'],
    ['1905-03-15', 'invalid'],
    ['1905-03-16', undefined],
    ['2000-02-29', undefined],
    ['2013-03-15', undefined],
    ['2013-03-16', 'belowMinimumAge'],
    ['2013-02', undefined],
    ['2013-03', 'belowMinimumAge'],
    ['2026-03', 'belowMinimumAge'],
    ['2026-03-15', 'belowMinimumAge'],
  ])('finds in %j %s', (text, problem) => expect(findBirthDateProblem(text, today, limits)).toBe(problem));
  it('takes a month alone as its last day', () => {
    expect(parseBirthDate('2012-02')).toEqual({ year: 2012, month: 2, day: 29 });
    expect(parseBirthDate('2013-04')).toEqual({ year: 2013, month: 4, day: 30 });
  });
  it('lets one born on 29 February age on 1 March', () => {
    const leapDay = { year: 2012, month: 2, day: 29 };
    expect(wholeYearsBetween(leapDay, { year: 2025, month: 2, day: 28 })).toBe(12);
    expect(wholeYearsBetween(leapDay, { year: 2025, month: 3, day: 1 })).toBe(13);
  });
  it.each([
    ['2027-01-01T00:00:00Z', undefined, { year: 2027, month: 1, day: 1 }],
    ['2027-01-01T00:00:00Z', 'FR', { year: 2027, month: 1, day: 1 }],
    ['2027-01-01T07:59:59Z', 'CA', { year: 2026, month: 12, day: 31 }],
    ['2027-01-01T08:00:00Z', 'CA', { year: 2027, month: 1, day: 1 }],
    ['2027-01-01T09:59:59Z', 'US', { year: 2026, month: 12, day: 31 }],
    ['2027-01-01T10:00:00Z', 'US', { year: 2027, month: 1, day: 1 }],
  ])('at %s the day that counts in %s is the last to begin there', (instant, country, day) =>
    expect(calendarDayIn(new Date(instant), country)).toEqual(day),
  );
});

describe('typed text [I5.11]', () => {
  it.each([undefined, '', '  ', '\t\n'])('finds %j blank', (text) => expect(isBlank(text)).toBe(true));
});

describe('pattern set [I5.08, C5.18a-d]', () => {
  it.each([
    ['usPhonePattern', '5551234567', '555-123-4567'],
    ['namePattern', 'Row_12 B-3', 'O’Brien'],
    ['currencyPattern', '12.50', '12.505'],
    ['storeCodePattern', '0042', '42'],
    ['coordinatesPattern', '43.65,-79.38', 'north'],
    ['alphanumericDashPattern', 'AB-12', 'AB 12'],
    ['emailPattern', 'fan@foyer.example', 'fan@foyer'],
    ['canadianPostalCodePattern', 'H2X 1Y4', '10001'],
    ['usPostalCodePattern', '10001-1234', '1000'],
    ['digitAndLetterPattern', '1é', 'aé'],
    ['digitAndLetterPattern', '7 日', '7 ×÷😀'],
  ] as const)('%s takes %s and refuses %s', (pattern, good, bad) => {
    expect(patterns[pattern].test(good)).toBe(true);
    expect(patterns[pattern].test(bad)).toBe(false);
  });
});

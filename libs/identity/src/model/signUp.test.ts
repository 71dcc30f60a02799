import { toCreateAccount, validateCredentials, validateEmail, validateNewPassword } from './signUp.ts';
import { toPersonalDetails, validateDetails, validatePerson } from './personalDetails.ts';

const rules = {
  todayIn: () => ({ year: 2026, month: 11, day: 21 }),
  ages: { minimumAge: 13, maximumAge: 120 },
};
const person = {
  firstName: 'Ada',
  lastName: 'Tremblay',
  dateOfBirth: '1994-05-17',
  gender: 'FEMALE' as const,
};

describe('the first step of signing up', () => {
  it('asks for address, password, country and postal code [I5.01, I5.02, I5.05, I5.06]', () => {
    expect(validateCredentials({}, 8)).toEqual({
      emailAddress: 'form.validation.error.enterValidEmail',
      password: { key: 'form.validation.error.passwordLength', values: { length: 8 } },
      countryCode: 'form.validation.error.selectCountry',
      postalCode: 'form.validation.error.enterPostalCode',
    });
    const good = {
      emailAddress: ' fan@example.com ',
      password: 'abcdefg1',
      countryCode: 'CA',
      postalCode: 'H2X 1Y4',
    };
    expect(validateCredentials(good, 8)).toEqual({});
  });

  it.each([
    ['abc', { key: 'form.validation.error.passwordLength', values: { length: 8 } }],
    ['abcdefgh', 'form.validation.error.passwordDigitAndLetter'],
    ['12345678', 'form.validation.error.passwordDigitAndLetter'],
    ['abcdefg1', undefined],
  ])('says of the password %s: %j [I5.02]', (password, expected) => {
    expect(validateNewPassword(password, 8)).toEqual(expected);
  });

  it.each([
    ['US', '1234', 'form.validation.error.unitedStatesPostalCode'],
    ['US', '12345-6789', undefined],
    ['CA', '12345', 'form.validation.error.canadianPostalCode'],
    ['FR', 'anything', undefined],
    [undefined, '75001', 'form.validation.error.selectCountry'],
  ])('in %s says of the postal code %s: %s [I5.05]', (countryCode, postalCode, expected) => {
    expect(validateCredentials({ countryCode, postalCode }, 8).postalCode).toBe(expected);
  });

  it('takes no address that is none [I5.01]', () => {
    expect(validateEmail('fan@')).toBe('form.validation.error.enterValidEmail');
  });
});

describe('the second step of signing up', () => {
  it('asks for name, birth date and gender [I5.03, I5.06]', () => {
    expect(Object.keys(validatePerson({}, rules)).sort()).toEqual([
      'dateOfBirth',
      'firstName',
      'gender',
      'lastName',
    ]);
    expect(validatePerson(person, rules)).toEqual({});
    expect(Object.keys(validateDetails(person, rules)).sort()).toEqual(['countryCode', 'postalCode']);
  });

  it.each([
    ['2013-11-22', 'form.validation.error.minAgeBirthday'],
    ['2013-11-21', undefined],
    ['1905-01-01', 'form.validation.error.enterValidBirthday'],
    ['2001-02-30', 'form.validation.error.enterValidBirthday'],
  ])('says of a birth on %s: %s [I5.04, I9.01]', (dateOfBirth, key) => {
    const error = validatePerson({ ...person, dateOfBirth }, rules).dateOfBirth;
    expect(typeof error === 'object' ? error.key : error).toBe(key);
  });

  it('wants all six details before a profile is complete [I3.14]', () => {
    expect(Object.keys(validateDetails({}, rules)).sort()).toEqual([
      'countryCode',
      'dateOfBirth',
      'firstName',
      'gender',
      'lastName',
      'postalCode',
    ]);
  });

  it('makes one account of both [I3.15]', () => {
    const values = {
      ...person,
      firstName: ' Ada ',
      emailAddress: ' fan@example.com',
      password: 'p',
      countryCode: 'CA',
      postalCode: 'H2X 1Y4',
    };
    expect(toCreateAccount(values, 'fr-CA', '/events/e1')).toEqual({
      ...person,
      emailAddress: 'fan@example.com',
      password: 'p',
      countryCode: 'CA',
      postalCode: 'H2X 1Y4',
      userLocale: 'fr-CA',
      returnTo: '/events/e1',
    });
    expect(toPersonalDetails(values)).not.toHaveProperty('password');
  });
});

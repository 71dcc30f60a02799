import type { ValidationCase } from './validationCase.ts';

type Field = NonNullable<ValidationCase['says']>['field'];
const says = (field: Field, name: string) => ({ field, key: `form.validation.error.${name}` });
const row = (
  requirement: ValidationCase['requirement'],
  given: ValidationCase['given'],
  problem?: Pick<ValidationCase, 'says' | 'code'>,
): Omit<ValidationCase, 'form'> => ({ requirement, given, ...problem });

const missing = (field: Field, name: string) =>
  ({ says: says(field, name), code: 'invalidRequest' }) as const;
const noBirthday = (code: ValidationCase['code']) =>
  ({ says: says('dateOfBirth', 'enterValidBirthday'), ...(code ? { code } : {}) }) as const;
const tooYoung = { says: says('dateOfBirth', 'minAgeBirthday'), code: 'belowMinimumSignUpAge' } as const;
const canadian = { says: says('postalCode', 'canadianPostalCode'), code: 'invalidPostalCode' } as const;
const american = { says: says('postalCode', 'unitedStatesPostalCode'), code: 'invalidPostalCode' } as const;

const cases = [
  row('I5.03', { firstName: '' }, missing('firstName', 'enterFirstName')),
  row('I5.11', { firstName: '  ' }, missing('firstName', 'enterFirstName')),
  row('I5.03', { lastName: '' }, missing('lastName', 'enterLastName')),
  row('I5.11', { lastName: '\t ' }, missing('lastName', 'enterLastName')),
  row('I5.03', { firstName: 'Zoé-Anne', lastName: 'O’Brien' }),
  row('I5.06', { gender: '' }, missing('gender', 'chooseGender')),
  row('I5.06', { gender: 'UNDECLARED' }),
  row('I5.06', { countryCode: '' }, missing('countryCode', 'selectCountry')),

  row('I5.03', { dateOfBirth: '' }, noBirthday('invalidRequest')),
  row('I5.04', { dateOfBirth: '12/04/1990' }, noBirthday('invalidRequest')),
  row('I5.04', { dateOfBirth: '1990-02-30' }, noBirthday('invalidBirthDate')),
  row('I5.04', { dateOfBirth: '1990-13' }, noBirthday('invalidBirthDate')),
  row('I5.04', { dateOfBirth: '2001-02-29' }, noBirthday('invalidBirthDate')),
  row('I5.04', { dateOfBirth: { years: -1 } }, noBirthday('invalidBirthDate')),
  row('I5.04', { dateOfBirth: { years: 121, days: -1 } }, noBirthday('invalidBirthDate')),
  row('I5.04', { dateOfBirth: { years: 120 } }),
  row('I5.04', { dateOfBirth: { years: 13, days: 1 } }, tooYoung),
  row('I5.04', { dateOfBirth: { years: 13 } }),
  // A month without a day counts as its last day: the birthday's own month is too late, the month before is not.
  row('I5.04', { dateOfBirth: { years: 13, days: 31, asMonth: true } }, tooYoung),
  row('I5.04', { dateOfBirth: { years: 13, days: -31, asMonth: true } }),
  row('I5.04', { dateOfBirth: '1990-04' }),

  row('I5.05', { postalCode: '' }, { says: says('postalCode', 'enterPostalCode'), code: 'invalidRequest' }),
  row(
    'I5.05',
    { postalCode: '  ' },
    { says: says('postalCode', 'enterPostalCode'), code: 'invalidPostalCode' },
  ),
  row('I5.05', { countryCode: '', postalCode: '75001' }, missing('postalCode', 'selectCountry')),
  ...['10001', 'K1A  0B1', 'D1A 0B1', 'W1A 0B1', 'K1O 0B1', 'K1A 0B'].map((postalCode) =>
    row('I5.05', { countryCode: 'CA', postalCode }, canadian),
  ),
  ...['K1A 0B1', 'k1a0b1', 'H2X-1Y4'].map((postalCode) => row('I5.05', { countryCode: 'CA', postalCode })),
  ...['1000', '10001-12', '100011', 'K1A 0B1'].map((postalCode) =>
    row('I5.05', { countryCode: 'US', postalCode }, american),
  ),
  ...['10001', '10001-1234'].map((postalCode) => row('I5.05', { countryCode: 'US', postalCode })),
  row('I5.05', { countryCode: 'FR', postalCode: 'anything' }),
];

/** Cases for name, birth date, gender, country and postal code, at sign-up and in the profile. */
export const personCases: readonly ValidationCase[] = (['signUp', 'details'] as const).flatMap((form) =>
  cases.map((each) => ({ ...each, form })),
);

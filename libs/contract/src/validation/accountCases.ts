import type { ValidationCase } from './validationCase.ts';

const key = (name: string): string => `form.validation.error.${name}`;
const email = { field: 'emailAddress', key: key('enterValidEmail') } as const;
const taken = { field: 'emailAddress', key: key('enterAvailableEmail') } as const;
const begun = { field: 'emailAddress', key: 'errors.userNotComplete' } as const;
const tooShort = { field: 'password', key: key('passwordLength') } as const;
const tooPlain = { field: 'password', key: key('passwordDigitAndLetter') } as const;

/** Builds the rows of one rule. */
const rows = (
  rule: Omit<ValidationCase, 'given'>,
  given: readonly ValidationCase['given'][],
): ValidationCase[] => given.map((each) => ({ ...rule, given: each }));

const badAddresses = [
  '',
  '   ',
  'fan',
  'fan@',
  '@foyer.example',
  'fan@foyer',
  'fan foyer@example.com',
  '.fan@example.com',
  'fan.@example.com',
  'fan..x@example.com',
  'fan@-example.com',
].map((emailAddress) => ({ emailAddress }));
const goodAddresses = ["d'artagnan+tickets@mail.example.ca", 'a@b.co'].map((emailAddress) => ({
  emailAddress,
}));
const shortPasswords = ['', 'abc1234', 'a1😀😀😀'].map((password) => ({ password }));
const plainPasswords = ['abcdefgh', '12345678', '!!!!!!!1', '××÷÷××÷7'].map((password) => ({ password }));
const goodPasswords = ['éàüöçèñ1', 'correct horse 9', `${'long'.repeat(32)}1`].map((password) => ({
  password,
}));

/** Cases for email address, password and terms. */
export const accountCases: readonly ValidationCase[] = [
  ...(['signUp', 'forgotPassword'] as const).flatMap((form) => [
    ...rows({ requirement: 'I5.01', form, says: email, code: 'invalidRequest' }, badAddresses),
    ...rows({ requirement: 'I5.01', form, says: email, code: 'malformedEmail' }, [
      { emailAddress: 'fan@example.c' },
      { emailAddress: 'a@b.123' },
      { emailAddress: `${'a'.repeat(65)}@foyer.example` },
    ]),
    ...rows({ requirement: 'I5.01', form }, goodAddresses),
  ]),
  // An invalid address has no account either; the server's answer doesn't tell the two apart.
  ...rows({ requirement: 'I5.01', form: 'logIn', says: email, code: 'invalidUsernameOrPassword' }, [
    { emailAddress: 'fan@' },
    { emailAddress: 'fan@foyer' },
  ]),
  {
    requirement: 'I5.01',
    form: 'signUp',
    given: {},
    takenBy: 'account',
    says: taken,
    code: 'userAlreadyExists',
  },
  {
    requirement: 'I5.01',
    form: 'signUp',
    given: {},
    takenBy: 'begunAccount',
    says: begun,
    code: 'userNotComplete',
  },
  ...(['signUp', 'newPassword'] as const).flatMap((form) => [
    ...rows(
      { requirement: 'I5.02', form, says: tooShort, code: 'badPasswordStrength' },
      shortPasswords.slice(1),
    ),
    ...rows(
      { requirement: 'I5.02', form, says: tooShort, code: 'invalidRequest' },
      shortPasswords.slice(0, 1),
    ),
    ...rows({ requirement: 'I5.02', form, says: tooPlain, code: 'badPasswordStrength' }, plainPasswords),
    ...rows({ requirement: 'I5.02', form }, goodPasswords),
  ]),
  {
    requirement: 'I5.02',
    form: 'logIn',
    given: { password: '' },
    says: { field: 'password', key: key('enterPassword') },
    code: 'invalidRequest',
  },
  // The rule for new passwords doesn't apply to existing ones.
  { requirement: 'I5.02', form: 'logIn', given: { password: 'x' }, code: 'invalidUsernameOrPassword' },
  {
    requirement: 'I5.07',
    form: 'signUp',
    given: { agreesToTerms: false },
    says: { field: 'agreesToTerms', key: key('agreeToTerms') },
    code: 'never',
  },
];

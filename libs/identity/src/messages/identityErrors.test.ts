import i18next, { type TFunction } from 'i18next';
import { errorStatus, operations, type ErrorCode, type OperationId } from '@foyer/contract';
import type { FoyerError } from '@foyer/api-client';
import { identityTexts } from '../testing/identityTexts.ts';
import { identityErrorText } from './identityErrors.ts';

/** Translator of a locale, as the forms use it. */
function wordsOf(locale: string): TFunction<'identity'> {
  const texts = i18next.createInstance();
  const resources = { [locale]: { identity: identityTexts[locale] ?? {} } };
  void texts.init({
    lng: locale,
    fallbackLng: false,
    ns: ['identity'],
    defaultNS: 'identity',
    resources,
    initAsync: false,
  });
  return texts.t as TFunction<'identity'>;
}
const rejected = (code: ErrorCode, message = ''): FoyerError => ({
  kind: 'rejected',
  status: errorStatus[code],
  code,
  message,
  details: {},
});
/** Server codes of [I8.09], and our text for each. */
const codes: [ErrorCode, string][] = [
  ['emailLinkExpired', 'This link has expired. Ask for a new one.'],
  ['emailLinkMalformed', 'Oops, this link seems invalid. Open it from your email again.'],
  ['emailNotFound', 'There’s no longer an account with this email address. Sign up, or use a different one.'],
  ['userAlreadyExists', 'An account with this email address already exists. Log in instead.'],
  ['userNotComplete', 'Your account isn’t set up yet. Ask for a link to finish it.'],
  ['invalidUsernameOrPassword', 'Incorrect email or password.'],
  ['badPasswordStrength', 'This password is too easy to guess. Choose another one.'],
  ['malformedEmail', 'Please enter a valid email.'],
];
const ways: readonly OperationId[] = [
  'createAccount',
  'logIn',
  'completePartialUserAccount',
  'changePassword',
  'verifyAccountEmail',
  'thirdPartyLogin',
  'updateProfile',
];

describe('identityErrorText', () => {
  it.each(codes)('has words for %s where the server has none [I8.02, I8.09]', (code, text) =>
    expect(identityErrorText(wordsOf('en-US'), rejected(code))).toBe(text),
  );

  it.each(Object.keys(identityTexts))(
    'says something for every code of the ways in, in %s [I8.09]',
    (locale) => {
      const t = wordsOf(locale);
      for (const code of new Set(ways.flatMap((way) => operations[way].errors))) {
        const text = identityErrorText(t, rejected(code));
        expect([code, text]).toEqual([code, expect.stringMatching(/\s/)]);
        expect(text).not.toBe(identityErrorText(t, undefined));
      }
    },
  );

  it('takes the words of the server where it has some [I8.02]', () =>
    expect(identityErrorText(wordsOf('en-US'), rejected('userAlreadyExists', 'Taken.'))).toBe('Taken.'));

  it.each<[string, unknown, RegExp]>([
    ['no answer', { kind: 'unreachable' }, /^Unable to reach the server\. /],
    ['no answer in time', { kind: 'timeout' }, /in a timely manner/],
    ['a 404 without words', { kind: 'unknown', status: 404 }, /rejected by the server/],
    ['a 502 without words', { kind: 'unknown', status: 502 }, /error occurred on the server/],
    ['what nobody can read', { kind: 'unknown', status: 200 }, /unknown error/],
    ['what is no answer at all', new Error('x'), /unknown error/],
  ])('%s [I8.01, I8.02]', (_name, error, text) =>
    expect(identityErrorText(wordsOf('en-US'), error)).toMatch(text),
  );
});

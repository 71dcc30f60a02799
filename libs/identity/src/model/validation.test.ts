import { supportedLocales, type Gender } from '@foyer/contract';
import {
  entriesOf,
  validationCases,
  type AccountEntries,
  type ValidationCase,
} from '@foyer/contract/validation-cases';
import { textsIn } from '@foyer/testing';
import { validateFinish } from './finishAccount.ts';
import { validateLogIn } from './logIn.ts';
import { validateDetails, type FieldError } from './personalDetails.ts';
import { validateEmail, validateSignUp } from './signUp.ts';

const today = new Date(Date.UTC(2026, 10, 21));
const rules = {
  todayIn: () => ({ year: 2026, month: 11, day: 21 }),
  ages: { minimumAge: 13, maximumAge: 120 },
  minimumPasswordLength: 8,
};
type Errors = Partial<Record<keyof AccountEntries, FieldError | undefined>>;

/** Validates a case's entries with its form. */
function errorsOf(each: ValidationCase): Errors {
  const typed = entriesOf(each, today);
  const values = { ...typed, gender: (typed.gender || undefined) as Gender };
  const known = each.takenBy === 'account' ? 'taken' : each.takenBy === 'begunAccount' ? 'begun' : undefined;
  switch (each.form) {
    case 'signUp':
      return {
        ...validateSignUp(values, rules, 'credentials', known),
        ...validateSignUp(values, rules, 'person'),
      };
    case 'details':
      return validateDetails(values, rules);
    case 'newPassword':
      return validateFinish(values, rules, true);
    case 'logIn':
      return validateLogIn(values);
    case 'forgotPassword':
      return { emailAddress: validateEmail(values.emailAddress) };
  }
}
const keyOf = (error: FieldError | undefined): string | undefined =>
  typeof error === 'object' ? error.key : error;
const textOf = (texts: object | undefined, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts);

describe('the forms of accounts, by the table that the server reads too [I5.01-I5.07, I5.11]', () => {
  it.each(
    validationCases.map((each) => [each.requirement, each.form, each.given, each.says?.key, each] as const),
  )('%s: %s with %j says %s', (_requirement, _form, _given, _key, each) => {
    const found = Object.entries<FieldError | undefined>(errorsOf(each)).flatMap(([field, error]) =>
      error === undefined ? [] : [[field, keyOf(error)]],
    );
    const { says } = each;
    if (!says) expect(found).toEqual([]);
    else expect(found).toContainEqual([says.field, says.key]);
  });

  it.each(supportedLocales)('has a text for each of its keys in %s', (locale) => {
    const { identity } = textsIn(locale, ['identity']);
    for (const { says } of validationCases)
      if (says) expect([says.key, typeof textOf(identity, says.key)]).toEqual([says.key, 'string']);
  });
});

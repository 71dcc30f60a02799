import { accountCases } from './accountCases.ts';
import { personCases } from './personCases.ts';
import type { AccountEntries, BornAgo, ValidationCase } from './validationCase.ts';

export type { AccountEntries, BornAgo, ValidationCase } from './validationCase.ts';

/** Entries that every form and the server accept. */
export const goodEntries: AccountEntries = {
  emailAddress: 'ada@foyer.example',
  password: 'velvet curtain 7',
  firstName: 'Ada',
  lastName: 'Tremblay',
  dateOfBirth: '1990-04-12',
  gender: 'FEMALE',
  countryCode: 'CA',
  postalCode: 'H2X 1Y4',
  agreesToTerms: true,
};

/** Every rule of the account forms; tests of client and server both read this table [I5]. */
export const validationCases: readonly ValidationCase[] = [...accountCases, ...personCases];

/**
 * Resolves a relative birth date to its wire format.
 * @param today the reference day, at midnight UTC
 */
export function birthDateAt({ years, days = 0, asMonth = false }: BornAgo, today: Date): string {
  const [year, month] = [today.getUTCFullYear() - years, today.getUTCMonth()];
  // On 29 February those turned a year older the day before who were born in a year without one.
  const day = Math.min(today.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate());
  return new Date(Date.UTC(year, month, day + days)).toISOString().slice(0, asMonth ? 7 : 10);
}

/** Builds the entries of a case. */
export function entriesOf({ given }: ValidationCase, today: Date): AccountEntries {
  const { dateOfBirth, ...rest } = given as Partial<AccountEntries>;
  const born = dateOfBirth as string | BornAgo | undefined;
  return {
    ...goodEntries,
    ...rest,
    ...(born === undefined
      ? {}
      : { dateOfBirth: typeof born === 'string' ? born : birthDateAt(born, today) }),
  };
}

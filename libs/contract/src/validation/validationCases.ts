import type { ErrorCode } from '../operations.gen.ts';
import { accountCases } from './accountCases.ts';
import { personCases } from './personCases.ts';

/** What is typed into the forms of accounts. */
export interface AccountEntries {
  emailAddress: string;
  password: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  gender: string;
  countryCode: string;
  postalCode: string;
  agreesToTerms: boolean;
}
/** A birth so long ago that nobody has to edit the table every year; `days` later than the birthday. */
export interface BornAgo {
  years: number;
  days?: number;
  /** Year and month alone, as a phone asks for it. */
  asMonth?: boolean;
}
/** One row: what is typed instead of the good entries, what the form says, and what the server answers. */
export interface ValidationCase {
  /** The statement of the specification. */
  requirement: `I5.${string}`;
  form: 'signUp' | 'details' | 'logIn' | 'forgotPassword' | 'newPassword';
  given: Partial<AccountEntries> | { dateOfBirth: BornAgo };
  /** At which field something is said, and by which key; nothing where the entry is good. */
  says?: { field: keyof AccountEntries; key: string };
  /** The code of the server; nothing where it takes the entry, `never` where it is never asked for it. */
  code?: ErrorCode | 'never';
  /** Whose the address is already. */
  takenBy?: 'account' | 'begunAccount';
}

/** Entries that every form and the server take. */
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

/** Every rule of accounts, as the form and the server have to know it: tests of both read this table [I5]. */
export const validationCases: readonly ValidationCase[] = [...accountCases, ...personCases];

/**
 * A date of the table on the wire.
 * @param today the day that counts, at midnight UTC
 */
export function birthDateAt({ years, days = 0, asMonth = false }: BornAgo, today: Date): string {
  const birth = Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days);
  return new Date(birth).toISOString().slice(0, asMonth ? 7 : 10);
}

/** The entries of a row. */
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

import type { ErrorCode } from '../operations.gen.ts';

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

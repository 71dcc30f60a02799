import type { ErrorCode } from '../errors.gen.ts';

/** Fields of the account forms. */
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
/** Birth date relative to today, so that the table never goes stale; `days` after the birthday. */
export interface BornAgo {
  years: number;
  days?: number;
  /** Year and month only, as phones ask for it. */
  asMonth?: boolean;
}
/** Test case: the entries that differ from the good ones, the form's message, and the server's answer. */
export interface ValidationCase {
  /** Id of the requirement. */
  requirement: `I5.${string}`;
  form: 'signUp' | 'details' | 'logIn' | 'forgotPassword' | 'newPassword';
  given: Partial<AccountEntries> | { dateOfBirth: BornAgo };
  /** Field that shows a message, and its key; absent where the entry is valid. */
  says?: { field: keyof AccountEntries; key: string };
  /** Error code of the server; absent if it accepts the entry, `never` if the entry is not sent. */
  code?: ErrorCode | 'never';
  /** Kind of account that the address already belongs to. */
  takenBy?: 'account' | 'begunAccount';
}

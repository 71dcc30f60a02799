import { emailPattern } from './patterns.ts';

/** The longest address that mail can carry. */
export const maximumEmailLength = 254;

/** Tells whether a text is a mail address of the standard form [I5.01]. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maximumEmailLength && emailPattern.test(text);
}

/** An address as accounts compare it: without blanks around it, in lower case, composed. */
export function normaliseEmailAddress(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

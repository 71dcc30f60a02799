import { emailPattern } from './patterns.ts';

/** Longest address that mail can carry, in characters. */
export const maximumEmailLength = 254;

/**
 * The one rule for mail addresses, for forms and calls alike [I5.01]. Surrounding white space is refused: a form trims
 * before it asks.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maximumEmailLength && emailPattern.test(text);
}

/** Normal form by which accounts are compared: composed and in lower case. */
export function normaliseEmailAddress(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Normal form of a mail address; `undefined` when the text is no address. */
export function parseEmailAddress(text: string): string | undefined {
  const address = normaliseEmailAddress(text);
  return isEmailAddress(address) ? address : undefined;
}

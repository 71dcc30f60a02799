import { emailPattern } from './patterns.ts';

/** Longest address that mail can carry, in characters. */
export const maximumEmailLength = 254;

/** Tells whether a text is a standard email address [I5.01]. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maximumEmailLength && emailPattern.test(text);
}

/** Normalises an address for comparison: trimmed, lower case, composed Unicode. */
export function normaliseEmailAddress(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

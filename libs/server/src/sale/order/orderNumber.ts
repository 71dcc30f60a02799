import type { Randomness } from '../../platform/security/randomness.ts';

/** Crockford's alphabet, without letters that are easily confused when read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 9;

/**
 * Creates an order number for people: three groups of three characters, 45 random bits, so that it can't be guessed.
 */
export function makeOrderNumber(randomness: Randomness): string {
  const signs = [...randomness(length)].map((byte) => letters[byte & 31]);
  return signs.join('').replace(/(.{3})(?=.)/g, '$1-');
}

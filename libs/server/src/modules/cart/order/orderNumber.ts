import type { Randomness } from '../../../security/randomness.ts';

/** Crockford's letters: nobody takes one for another when reading aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 9;

/** A number for people: three groups of three, 45 random bits, so that nobody guesses a neighbour's. */
export function makeOrderNumber(randomness: Randomness): string {
  const signs = [...randomness(length)].map((byte) => letters[byte & 31]);
  return signs.join('').replace(/(.{3})(?=.)/g, '$1-');
}

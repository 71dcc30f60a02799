import { digitAndLetterPattern } from './patterns.ts';

/** Problem with a new password. */
export type PasswordProblem = 'tooShort' | 'needsDigitAndLetter';

/** Tells whether a text has at least one digit and one letter [I5.02, I5.08]. */
export const hasDigitAndLetter = (text: string): boolean => digitAndLetterPattern.test(text);

/**
 * Validates a new password, at sign-up and reset [I5.02]. Length is checked first, as it is the simpler hint.
 * @param minimumLength in user-perceived characters, 8 by default [I9.02]
 */
export function findPasswordProblem(password: string, minimumLength: number): PasswordProblem | undefined {
  if (Array.from(password).length < minimumLength) return 'tooShort';
  return hasDigitAndLetter(password) ? undefined : 'needsDigitAndLetter';
}

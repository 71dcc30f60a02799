import { digitAndLetterPattern } from './patterns.ts';

/** What a new password lacks. */
export type PasswordProblem = 'tooShort' | 'needsDigitAndLetter';

/** At least one digit and one letter, anywhere [I5.02, I5.08]. */
export const hasDigitAndLetter = (text: string): boolean => digitAndLetterPattern.test(text);

/**
 * The rule for a new password, at sign-up and reset [I5.02]. Length comes first, as it is the plainer hint.
 * @param minimumLength in characters as a person counts them, 8 by default of the configuration [I9.02]
 */
export function findPasswordProblem(password: string, minimumLength: number): PasswordProblem | undefined {
  if (Array.from(password).length < minimumLength) return 'tooShort';
  return hasDigitAndLetter(password) ? undefined : 'needsDigitAndLetter';
}

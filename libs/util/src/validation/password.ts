/** What a new password lacks. */
export type PasswordProblem = 'tooShort' | 'needsDigitAndLetter';

// A letter is what has two cases: works in every script that has them, in every browser of the list [I1.08].
const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();
const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** At least one digit and one letter, anywhere [I5.02, I5.08]. */
export function hasDigitAndLetter(text: string): boolean {
  const signs = Array.from(text);
  return signs.some(isDigit) && signs.some(isLetter);
}

/**
 * The rule for a new password, at sign-up and reset [I5.02]. Length comes first, as it is the plainer hint.
 * @param minimumLength in characters as a person counts them, 8 by default of the configuration [I9.02]
 */
export function findPasswordProblem(password: string, minimumLength: number): PasswordProblem | undefined {
  if (Array.from(password).length < minimumLength) return 'tooShort';
  return hasDigitAndLetter(password) ? undefined : 'needsDigitAndLetter';
}

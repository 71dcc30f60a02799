import { findPasswordProblem } from '@foyer/util';

/** From 0 (the server would refuse it) to 3 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3;

const minimumLength = 8;

/**
 * Estimates a password's strength: 0 if the rule for new passwords rejects it [I5.02]; length and variety raise it. A
 * hint only; the server decides.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (findPasswordProblem(password, minimumLength)) return 0;
  const characters = Array.from(password);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (new Set(characters).size < 5) return 1;
  if (characters.length >= 16 || (characters.length >= 12 && kinds >= 3)) return 3;
  return characters.length >= 10 || kinds >= 3 ? 2 : 1;
}

/** From 0 (too weak: the server would refuse it) to 3 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3;

const minimumLength = 8;

/**
 * How strong a password looks: below 8 characters, or without a letter and a digit [I5.02], it is 0; length and variety
 * lift it. A hint for the one who types; the server decides.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < minimumLength || !/\p{L}/u.test(password) || !/\d/.test(password)) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(characters).size;
  if (different < 5) return 1;
  if (characters.length >= 16 || (characters.length >= 12 && kinds >= 3)) return 3;
  return characters.length >= 10 || kinds >= 3 ? 2 : 1;
}

import { customTheme, themeOf, type ThemeOverrides, type ThemeProblem } from './customTheme.ts';
import type { ContrastShift } from './mendContrast.ts';
import { mendContrast } from './mendContrast.ts';
import type { ThemeColors } from './themeTokens.ts';

export interface MendedTheme {
  /** Whether it passes the gate as it was given. */
  accepted: boolean;
  /** Everything that fails as it was given. */
  problems: ThemeProblem[];
  shifts: ContrastShift[];
  /** What fails still: nothing, where the shifts were enough. */
  remaining: ThemeProblem[];
  /** The theme to use: as given, with the shifted colours written into it. */
  theme: ThemeOverrides;
}

/**
 * The gate with a helping hand: says what of a custom theme fails, shifts what it safely can, and gives the shifted
 * theme back. An unknown token or a value that is no colour is told, and nothing is shifted then.
 */
export function mendTheme(overrides: ThemeOverrides): MendedTheme {
  const checked = customTheme(overrides);
  if (checked.accepted) {
    return { accepted: true, problems: [], shifts: [], remaining: [], theme: overrides };
  }
  const { problems } = checked;
  if (problems.some(({ kind }) => kind !== 'contrast')) {
    return { accepted: false, problems, shifts: [], remaining: problems, theme: overrides };
  }
  const { shifts, problems: left } = mendContrast(themeOf(overrides).colors);
  const shifted: Partial<ThemeColors> = Object.fromEntries(shifts.map(({ token, to }) => [token, to]));
  return {
    accepted: false,
    problems,
    shifts,
    remaining: left.map((problem) => ({ kind: 'contrast', ...problem })),
    theme: { ...overrides, colors: { ...overrides.colors, ...shifted } },
  };
}

import { customTheme, themeOf, type ThemeOverrides, type ThemeProblem } from './customTheme.ts';
import { type ContrastShift, mendContrast } from './mendContrast.ts';
import type { ThemeColors } from './themeTokens.ts';

export interface MendedTheme {
  /** Whether it passes unchanged. */
  accepted: boolean;
  /** Everything that fails unchanged. */
  problems: ThemeProblem[];
  shifts: ContrastShift[];
  /** What still fails after the shifts. */
  remaining: ThemeProblem[];
  /** Theme to use: the given one with the shifted colours. */
  theme: ThemeOverrides;
}

/**
 * Checks a custom theme, shifts what it safely can, and returns the result. Unknown tokens and invalid values are
 * reported, and nothing is shifted then.
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

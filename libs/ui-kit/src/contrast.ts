export {
  contrastPairs,
  contrastProblems,
  minimumContrast,
  type ContrastPair,
  type ContrastProblem,
} from './theme/contrast.ts';
export {
  customTheme,
  decodeCustomTheme,
  decodeThemeOverrides,
  encodeCustomTheme,
  themeOf,
  type CustomTheme,
  type ThemeOverrides,
  type ThemeProblem,
} from './theme/customTheme.ts';
export { contrastRatio, readableOn } from './theme/colorContrast.ts';
export { isHexColor } from './theme/hexColor.ts';
export { mendContrast, type ContrastShift, type MendedContrast } from './theme/mendContrast.ts';
export { mendTheme, type MendedTheme } from './theme/mendTheme.ts';
export { themes } from './theme/themes.ts';
export type { ThemeBody, ThemeColors, ThemeName, ThemeTokens } from './theme/themeTokens.ts';

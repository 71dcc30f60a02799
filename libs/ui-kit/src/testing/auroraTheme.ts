import { themeOf, type ThemeOverrides } from '../theme/customTheme.ts';

/** Sample theme of an organiser: the fifth theme of the toolbar. */
export const auroraOverrides: ThemeOverrides = {
  tone: 'light',
  colors: { accent: '#00695c', accentHover: '#004d43', accentText: '#00594e', focus: '#00695c' },
  body: { corners: 'round', headings: 'display' },
};

/** The sample theme, complete; a story test checks its contrast. */
export const auroraTheme = themeOf(auroraOverrides);

import { themeOf, type ThemeOverrides } from '../theme/customTheme.ts';

/** An organiser's theme as the configuration brings it: the fifth one of the toolbar. */
export const auroraOverrides: ThemeOverrides = {
  tone: 'light',
  colors: { accent: '#00695c', accentHover: '#004d43', accentText: '#00594e', focus: '#00695c' },
  body: { corners: 'round', headings: 'display' },
};

/** The same as a whole theme; a test of the stories holds it to the contrast gate. */
export const auroraTheme = themeOf(auroraOverrides);

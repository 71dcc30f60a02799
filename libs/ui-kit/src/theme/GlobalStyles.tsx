import { Global, type CSSObject } from '@emotion/react';
import { useLayoutEffect, useMemo } from 'react';
import { addFonts, sheetFonts } from './fontFace.ts';
import { theme } from './theme.ts';
import { themeRules, type ClientThemes } from './themeStyles.ts';
import type { ThemeName, ThemeTokens } from './themeTokens.ts';

const pageRules: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: theme.size.header,
  },
  body: {
    margin: 0,
    minWidth: '320px',
    background: theme.color.background,
    color: theme.color.content,
    fontFamily: theme.font.text,
    fontSize: theme.text.body,
    lineHeight: 1.5,
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset, legend': { margin: 0, padding: 0 },
  fieldset: { border: 0, minWidth: 0 },
  'h1, h2, h3, h4': {
    fontFamily: theme.font.display,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.08,
    textWrap: 'balance',
  },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'img, svg, canvas, video': { display: 'block', maxWidth: '100%' },
  '[hidden]': { display: 'none !important' },
  // A heading focused after a route change is no control.
  '[tabindex="-1"]:focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${theme.color.focus}`, outlineOffset: '2px' },
  '::selection': { background: theme.color.accent, color: theme.color.accentContent },
};

export interface GlobalStylesProps {
  /** Themes of a page without `data-theme`: the default, and the one for systems set to light. */
  defaults?: readonly [dark: ThemeName, light: ThemeName];
  /** Accepted custom theme; `data-theme="custom"` shows it. */
  custom?: ThemeTokens;
  /** Accepted themes of a client, for `clientDark` and `clientLight`. Pass a stable object. */
  clients?: ClientThemes;
  /** `fontFaces` of `@foyer/ui-kit/fonts`. */
  fonts?: CSSObject[];
}

const foyerDefaults = ['dark', 'light'] as const;

/** CSS variables of every theme, and base styles. Render once per document. */
export function GlobalStyles({ defaults = foyerDefaults, custom, clients, fonts }: GlobalStylesProps) {
  const [first, second] = defaults;
  const styles = useMemo(
    () => [...sheetFonts(fonts ?? []), themeRules([first, second], custom, clients) as CSSObject, pageRules],
    [first, second, custom, clients, fonts],
  );
  useLayoutEffect(() => addFonts(fonts ?? []), [fonts]);
  return <Global styles={styles} />;
}

import type { CSSObject } from '@emotion/react';
import { fontFace } from './theme/fontFace.ts';
import { ownFaces } from './theme/themeStyles.ts';
import type { ThemeFaces } from './theme/themeTokens.ts';

/** Font of a site in place of the product's own. */
export interface SiteFont {
  faces: ThemeFaces;
  /** `@font-face` rules for the `fonts` prop of `ThemeRoot`. */
  rules: CSSObject[];
}

const outfit = new URL('@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2', import.meta.url)
  .href;
const fraunces = new URL(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  import.meta.url,
).href;

/** System sans serif with the metrics of Outfit, so that nothing moves when it loads. */
const geometricFallback: CSSObject = {
  '@font-face': {
    fontFamily: "'Foyer Geometric Fallback'",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    sizeAdjust: '96.7%',
    ascentOverride: '103.5%',
    descentOverride: '26.9%',
    lineGapOverride: '0%',
  },
};

/** System serif with the metrics of Fraunces in bold, measured against Times Bold. */
const serifFallback: CSSObject = {
  '@font-face': {
    fontFamily: "'Foyer Serif Fallback'",
    fontWeight: '600 800',
    src: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
    sizeAdjust: '115%',
    ascentOverride: '85.2%',
    descentOverride: '22.6%',
    lineGapOverride: '0%',
  },
};

const geometric = "'Outfit Variable', 'Foyer Geometric Fallback', system-ui, sans-serif";

/**
 * Fonts that a partner's site can choose; browsers load a file only where a text needs it. `geometric` (32 KB) is for
 * everything, `serif` (37 KB) sets headings and keeps the product's face for text.
 */
export const siteFonts = {
  geometric: {
    faces: { display: geometric, text: geometric },
    rules: [fontFace("'Outfit Variable'", outfit, '100 900'), geometricFallback],
  },
  serif: {
    faces: {
      display: "'Fraunces Variable', 'Foyer Serif Fallback', Georgia, serif",
      text: ownFaces.text,
    },
    rules: [fontFace("'Fraunces Variable'", fraunces, '100 900'), serifFallback],
  },
} satisfies Record<string, SiteFont>;

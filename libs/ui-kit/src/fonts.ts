import type { CSSObject } from '@emotion/react';
import { fontFace } from './theme/fontFace.ts';

/**
 * Addresses of the two font files, for `<link rel="preload" as="font" crossorigin>`; 70 KB together. Bundlers
 * recognise `new URL` and emit the files as assets.
 */
export const fontUrls = {
  display: new URL(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
  text: new URL(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
} as const;

/**
 * System sans serif with the metrics of our font, so that nothing moves when ours loads. Measured from the files above
 * against Arial (and Liberation Sans, which has the same widths).
 */
const displayFallback: CSSObject = {
  '@font-face': {
    fontFamily: "'Foyer Display Fallback'",
    fontWeight: '600 800',
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Roboto Bold')",
    sizeAdjust: '101.7%',
    ascentOverride: '91.4%',
    descentOverride: '26.5%',
    lineGapOverride: '0%',
  },
};

const textFallback: CSSObject = {
  '@font-face': {
    fontFamily: "'Foyer Text Fallback'",
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto')",
    sizeAdjust: '100.9%',
    ascentOverride: '96.1%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
};

/** `@font-face` rules for the `fonts` prop of `ThemeRoot`. */
export const fontFaces: CSSObject[] = [
  fontFace("'Bricolage Grotesque Variable'", fontUrls.display, '200 800'),
  fontFace("'Instrument Sans Variable'", fontUrls.text, '400 700'),
  displayFallback,
  textFallback,
];

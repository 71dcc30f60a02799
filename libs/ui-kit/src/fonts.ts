import type { CSSObject } from '@emotion/react';

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

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (fontFamily: string, url: string, fontWeight: string): CSSObject => ({
  '@font-face': {
    fontFamily,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    src: `url(${JSON.stringify(url)}) format('woff2')`,
    unicodeRange: latin,
  },
});

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
  face("'Bricolage Grotesque Variable'", fontUrls.display, '200 800'),
  face("'Instrument Sans Variable'", fontUrls.text, '400 700'),
  displayFallback,
  textFallback,
];

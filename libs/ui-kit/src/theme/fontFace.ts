import type { CSSObject } from '@emotion/react';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** `@font-face` rule of a variable font with Latin letters. */
export const fontFace = (fontFamily: string, url: string, fontWeight: string): CSSObject => ({
  '@font-face': {
    fontFamily,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight,
    src: `url(${JSON.stringify(url)}) format('woff2')`,
    unicodeRange: latin,
  },
});

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

const face = (rule: CSSObject) => rule['@font-face'] as Partial<Record<string, string>>;
/** Whether a rule fetches a file; a fallback is a font of the system. */
const isFetched = (rule: CSSObject): boolean => face(rule)['src']?.startsWith('url(') ?? false;

/** Returns the rules that the style sheet needs: all of them where scripts can't add fonts. */
export const sheetFonts = (fonts: readonly CSSObject[]): CSSObject[] =>
  typeof FontFace === 'undefined' ? [...fonts] : fonts.filter((rule) => !isFetched(rule));

const withoutQuotes = (family: string): string => family.replace(/^['"]|['"]$/g, '');

/**
 * Adds the fonts that are fetched by script, those that the document has not. Chromium asks for what a rule of an inline
 * sheet names with the whole address of the page as referrer, whatever the page's policy is; addresses of links in mails
 * have secrets.
 */
export function addFonts(fonts: readonly CSSObject[]): void {
  if (typeof FontFace === 'undefined') return;
  const known = new Set<string>();
  document.fonts.forEach(({ family }) => known.add(withoutQuotes(family)));
  for (const { fontFamily = '', src = '', ...rule } of fonts.filter(isFetched).map(face)) {
    const family = withoutQuotes(fontFamily);
    if (known.has(family)) continue;
    const { fontStyle: style = 'normal', fontWeight: weight = 'normal', unicodeRange = 'U+0-10FFFF' } = rule;
    document.fonts.add(new FontFace(family, src, { style, weight, unicodeRange, display: 'swap' }));
  }
}

/** Characters that nobody sees: of zero width, and hyphens that show at the end of a line alone. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Brings a promo code into the form in which codes are compared: as it looks, whatever a newsletter or keyboard adds. */
export const normalisedCode = (code: string): string =>
  code.replace(invisible, '').normalize('NFKC').trim().toUpperCase();

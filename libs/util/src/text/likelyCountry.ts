/** Returns the region of a language tag: before extensions, such as `-u-co-phonebk`; X begins no country of ISO 3166. */
const regionOf = (tag: string): string | undefined =>
  /-(?!X)([A-Z]{2})(?=-|$)/i.exec(tag.split(/-[a-z\d]-/i)[0]!)?.[1]?.toUpperCase();

/**
 * Guesses a visitor's country: the region of the browser's language, else that of the page's. Many browsers outside the
 * United States say `en-US`, so that region gives way to the page's.
 */
export function likelyCountry(locale: string, browserLanguage: string): string {
  const region = regionOf(browserLanguage);
  return (region === 'US' ? undefined : region) ?? regionOf(locale) ?? 'US';
}

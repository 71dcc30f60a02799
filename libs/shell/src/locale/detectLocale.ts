import { defaultLocale, isLocale, supportedLocales, type Locale } from '@foyer/contract';

/** Key of the stored choice, in storage and as a cookie [I4.20]. */
export const localeKey = 'userLocale';

/** Sources of the locale, each a text or absent. */
export interface LocaleSources {
  /** First segment of the address. */
  path: string;
  cookie: string;
  stored: string | null;
  browser: readonly string[];
  htmlTag: string;
}

/** Returns the locale prefix of an address; only the four literal tags count. */
export function localePrefix(path: string): Locale | undefined {
  const first = path.split('/')[1];
  return isLocale(first) ? first : undefined;
}

const fromCookie = (cookie: string): string | undefined =>
  cookie
    .split('; ')
    .find((each) => each.startsWith(`${localeKey}=`))
    ?.slice(localeKey.length + 1);

/** Returns the exact locale, or the one of the same language: `fr` is fr-CA, `es-MX` is es-US, `en-GB` is en-US. */
function nearest(tag: string | undefined): Locale | undefined {
  if (isLocale(tag)) return tag;
  const language = tag?.split('-')[0]?.toLowerCase();
  return supportedLocales.find((each) => each.startsWith(`${language}-`));
}

/**
 * Detects the locale: prefix of the address, then cookie, storage, browser and html tag, in this order [I2.01, I4.20].
 */
export function detectLocale(sources: LocaleSources): Locale {
  const prefix = localePrefix(sources.path);
  if (prefix) return prefix;
  const stored = [fromCookie(sources.cookie), sources.stored].find(isLocale);
  if (stored) return stored;
  return (
    [...sources.browser, sources.htmlTag].map(nearest).find((each) => each !== undefined) ?? defaultLocale
  );
}

import { defaultLocale, isLocale, supportedLocales, type Locale } from '@foyer/contract';
import { rememberByText } from '../caching/rememberByText.ts';

/** Fallback locale of a language with an unsupported region. */
const byLanguage: Record<string, Locale> = { en: 'en-US', fr: 'fr-CA', es: 'es-US' };

function preferences(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((left, right) => right.quality - left.quality || left.index - right.index)
    .map(({ tag }) => tag);
}

const localeOfHeader = rememberByText((header): Locale => {
  for (const tag of preferences(header)) {
    const exact = supportedLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
    const similar = exact ?? byLanguage[tag.split('-')[0]!.toLowerCase()];
    if (similar) return similar;
  }
  return defaultLocale;
});

/** Chooses a locale by Accept-Language: an exact match, then the language, then en-US [I9.09]. */
export const negotiateLocale = (header: string | undefined): Locale => localeOfHeader(header ?? '');

/** Returns the locale of a page: the prefix of its path precedes Accept-Language. */
export function localeOfPage(path: string, header: string | undefined): Locale {
  const [, first] = path.split('/');
  return isLocale(first) ? first : negotiateLocale(header);
}

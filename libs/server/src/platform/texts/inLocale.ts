import { defaultLocale, type Locale } from '@foyer/contract';

/** Returns a database text in a locale; falls back to the default one. */
export function inLocale(texts: unknown, locale: Locale): string {
  const byLocale = (texts ?? {}) as Partial<Record<Locale, string>>;
  return byLocale[locale] ?? byLocale[defaultLocale] ?? '';
}

import { defaultLocale, type Locale } from '@foyer/contract';

/** A text of the database in one locale, or else in the default one. */
export function inLocale(texts: unknown, locale: Locale): string {
  const byLocale = (texts ?? {}) as Partial<Record<Locale, string>>;
  return byLocale[locale] ?? byLocale[defaultLocale] ?? '';
}

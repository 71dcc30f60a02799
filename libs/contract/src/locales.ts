import type { Locale } from './types.gen.ts';

/** Supported locales, the default first [I1.08, I9.09]. */
export const supportedLocales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const satisfies readonly Locale[];
/** Names of the languages, each in its own language. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'es-US': 'Español (EE. UU.)',
};
export const defaultLocale: Locale = 'en-US';

/** Tells whether a value is exactly one of the four locale tags. */
export const isLocale = (value: unknown): value is Locale => supportedLocales.some((each) => each === value);

import type { Locale } from './types.gen.ts';

/** The locales of the product, the default first [I1.08, I9.09]. */
export const supportedLocales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const satisfies readonly Locale[];
/** Every language says its own name. */
export const localeNames: Record<Locale, string> = {
  'en-US': 'English (US)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'es-US': 'Español (EE. UU.)',
};
export const defaultLocale: Locale = 'en-US';

/** Tells whether a text names one of the four locales exactly. */
export const isLocale = (value: unknown): value is Locale => supportedLocales.some((each) => each === value);

import type { Country, Locale } from '@foyer/contract';
import { isoCountries } from './isoCountries.ts';

/** Tells whether a code is in ISO 3166-1. */
export const isCountryCode = (code: string): boolean => isoCountries.has(code);

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns a country's name in a language, or its code as a fallback. */
export function countryName(code: string, locale: Locale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}

const lists = new Map<Locale, Country[]>();

/** Lists all countries in the sort order of the language; built once per language [I7.24]. */
export function listCountries(locale: Locale): Country[] {
  const known = lists.get(locale);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const list = [...isoCountries]
    .map(([code, id]) => ({ id, countryCodeISO2: code, countryName: countryName(code, locale) }))
    .sort((left, right) => compare(left.countryName, right.countryName));
  lists.set(locale, list);
  return list;
}

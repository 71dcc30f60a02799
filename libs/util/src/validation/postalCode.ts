import { canadianPostalCodePattern, usPostalCodePattern } from './patterns.ts';

/** Problem with a postal code. */
export type PostalCodeProblem = 'required' | 'selectCountry' | 'invalidCanadian' | 'invalidUnitedStates';

/**
 * Validates a postal code by country: Canada and the United States have a format, elsewhere it only has to be
 * present; without a country, the country is reported as missing [I5.05].
 * @param countryCode ISO 3166-1 alpha-2
 */
export function findPostalCodeProblem(
  postalCode: string | undefined,
  countryCode: string | undefined,
): PostalCodeProblem | undefined {
  const text = (postalCode ?? '').trim();
  if (text === '') return 'required';
  if (countryCode === undefined || countryCode === '') return 'selectCountry';
  if (countryCode === 'CA') return canadianPostalCodePattern.test(text) ? undefined : 'invalidCanadian';
  if (countryCode === 'US') return usPostalCodePattern.test(text) ? undefined : 'invalidUnitedStates';
  return undefined;
}

/** Normalises a postal code for storage: Canadian ones in capitals with a space, others as typed. */
export function normalisePostalCode(postalCode: string, countryCode: string): string {
  const text = postalCode.trim();
  if (countryCode !== 'CA' || !canadianPostalCodePattern.test(text)) return text;
  const signs = text.replace(/[ -]/, '').toUpperCase();
  return `${signs.slice(0, 3)} ${signs.slice(3)}`;
}

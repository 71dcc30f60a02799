import { canadianPostalCodePattern, usPostalCodePattern } from './patterns.ts';

/** What is wrong with a postal code, given its country. */
export type PostalCodeProblem = 'required' | 'selectCountry' | 'invalidCanadian' | 'invalidUnitedStates';

/**
 * A postal code by its country: Canada and the United States have a form, anywhere else it only has to be there;
 * without a country that is what is missing [I5.05].
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

/** A postal code as it is stored: Canadian ones in capitals with the space, others as they were typed. */
export function normalisePostalCode(postalCode: string, countryCode: string): string {
  const text = postalCode.trim();
  if (countryCode !== 'CA' || !canadianPostalCodePattern.test(text)) return text;
  const signs = text.replace(/[ -]/, '').toUpperCase();
  return `${signs.slice(0, 3)} ${signs.slice(3)}`;
}

import type * as phoneNumbers from 'libphonenumber-js/min';

/** Phone-number library; large, so it is loaded on demand. */
export type PhoneTools = typeof phoneNumbers;

export const loadPhoneTools = (): Promise<PhoneTools> => import('libphonenumber-js/min');

const countryOf = (tools: PhoneTools, country: string): phoneNumbers.CountryCode | undefined =>
  tools.isSupportedCountry(country) ? country : undefined;

/** Returns a possible number as E.164 (`+14165550123`), anything else as typed. */
export function phoneValue(tools: PhoneTools | undefined, typed: string, country: string): string {
  const text = typed.trim();
  if (!tools || text === '') return text;
  const number = tools.parsePhoneNumberFromString(text, countryOf(tools, country));
  return number?.isValid() ? number.number : text;
}

/** Formats a value: national format for the given country, international for others. */
export function shownPhone(tools: PhoneTools | undefined, value: string, country: string): string {
  const number = tools?.parsePhoneNumberFromString(value, countryOf(tools, country));
  if (!number?.isValid()) return value;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

/** Formats while typing at the end of the text. */
export function phoneWhileTyping(tools: PhoneTools | undefined, typed: string, country: string): string {
  return tools ? new tools.AsYouType(countryOf(tools, country)).input(typed) : typed;
}

/**
 * Parses a phone number for a rule or a request.
 * @param country ISO 3166-1 alpha-2 of numbers without `+`
 * @returns E.164, or `undefined` if it is no number of that country; in the United States and Canada it needs ten
 * digits [C5.18]
 */
export async function readPhoneNumber(text: string, country: string): Promise<string | undefined> {
  const value = phoneValue(await loadPhoneTools(), text, country);
  return value.startsWith('+') && /^\+\d{6,15}$/.test(value) ? value : undefined;
}

import type * as phoneNumbers from 'libphonenumber-js/min';

/** What knows the world's phone numbers; large, so it comes when a phone number is wanted. */
export type PhoneTools = typeof phoneNumbers;

export const loadPhoneTools = (): Promise<PhoneTools> => import('libphonenumber-js/min');

const countryOf = (tools: PhoneTools, country: string): phoneNumbers.CountryCode | undefined =>
  tools.isSupportedCountry(country) ? country : undefined;

/** A possible number as E.164 (`+14165550123`); anything else as it was typed. */
export function phoneValue(tools: PhoneTools | undefined, typed: string, country: string): string {
  const text = typed.trim();
  if (!tools || text === '') return text;
  const number = tools.parsePhoneNumberFromString(text, countryOf(tools, country));
  return number?.isValid() ? number.number : text;
}

/** How a value is shown: as people of that country write it, others with their country in front. */
export function shownPhone(tools: PhoneTools | undefined, value: string, country: string): string {
  const number = tools?.parsePhoneNumberFromString(value, countryOf(tools, country));
  if (!number?.isValid()) return value;
  return number.country === country ? number.formatNational() : number.formatInternational();
}

/** Brackets, spaces and dashes, put in while one types at the end. */
export function phoneWhileTyping(tools: PhoneTools | undefined, typed: string, country: string): string {
  return tools ? new tools.AsYouType(countryOf(tools, country)).input(typed) : typed;
}

/**
 * Reads a phone number for a rule or a request.
 * @param country ISO 3166-1 alpha-2 of numbers without `+`
 * @returns E.164, or undefined when it is no number of that country; in the United States and Canada that wants the ten
 * digits of the specification [C5.18]
 */
export async function readPhoneNumber(text: string, country: string): Promise<string | undefined> {
  const value = phoneValue(await loadPhoneTools(), text, country);
  return value.startsWith('+') && /^\+\d{6,15}$/.test(value) ? value : undefined;
}

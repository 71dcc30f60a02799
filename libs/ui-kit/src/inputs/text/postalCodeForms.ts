/** Input format of a country's postal codes. */
export interface PostalCodeForm {
  inputMode: 'numeric' | 'text';
  autoCapitalize: 'characters' | 'none';
  maxLength: number;
  /** Formats typed text; text that doesn't fit is left for the rule to reject. */
  format: (typed: string) => string;
}

const canadian = (typed: string): string => {
  const signs = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
  return signs.length > 3 ? `${signs.slice(0, 3)} ${signs.slice(3)}` : signs;
};

const unitedStates = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
};

const elsewhere: PostalCodeForm = {
  inputMode: 'text',
  autoCapitalize: 'characters',
  maxLength: 16,
  format: (typed) => typed,
};

/**
 * Returns the format of a country's postal codes: `K1A 0B1` in Canada, `55403` or `55403-1234` in the United States,
 * anything elsewhere [I5.05].
 * @param country ISO 3166-1 alpha-2; '' before one is chosen
 */
export function postalCodeForm(country: string): PostalCodeForm {
  if (country === 'CA') {
    return { inputMode: 'text', autoCapitalize: 'characters', maxLength: 7, format: canadian };
  }
  if (country === 'US') {
    return { inputMode: 'numeric', autoCapitalize: 'none', maxLength: 10, format: unitedStates };
  }
  return elsewhere;
}

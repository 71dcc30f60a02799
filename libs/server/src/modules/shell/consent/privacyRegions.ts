/** EU members, their territories with a code of their own, and the rest of the EEA. */
const europe =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT IS LI NO';
const unitedKingdom = 'GB UK GI GG JE IM';

const deniedCountries = new Set(`${europe} ${unitedKingdom} BR`.split(' '));
/** Countries with regions that deny; an unknown region denies too. */
const deniedParts: Readonly<Record<string, ReadonlySet<string>>> = { US: new Set(['CA']) };

export type PrivacyDefault = 'granted' | 'denied';

/**
 * Returns the default of the consent signals [I4.19]: denied in the EU, the UK, California and Brazil, and wherever the
 * region is uncertain, so that a missing header never grants consent.
 * @param country ISO 3166-1 alpha-2; the placeholders `XX` and `T1` of some edges count as unknown
 * @param part ISO 3166-2, with or without the country: `CA` or `US-CA`
 */
export function privacyDefaultOf(country: string | undefined, part: string | undefined): PrivacyDefault {
  const code = country?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code) || code === 'XX' || deniedCountries.has(code)) return 'denied';
  const parts = deniedParts[code];
  if (!parts) return 'granted';
  const own = part?.trim().toUpperCase().replace(`${code}-`, '') ?? '';
  return /^[A-Z]{2}$/.test(own) && !parts.has(own) ? 'granted' : 'denied';
}

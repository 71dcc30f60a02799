/** The members of the European Union, the parts of them that have a code of their own, and the rest of the EEA. */
const europe =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK AX GF GP MF MQ RE YT IS LI NO';
const unitedKingdom = 'GB UK GI GG JE IM';

const deniedCountries = new Set(`${europe} ${unitedKingdom} BR`.split(' '));
/** Countries of which a part denies: without the part nobody knows. */
const deniedParts: Readonly<Record<string, ReadonlySet<string>>> = { US: new Set(['CA']) };

export type PrivacyDefault = 'granted' | 'denied';

/**
 * What the consent signals say before a choice [I4.19]: denied in the EU and the UK, in California and in Brazil; and
 * wherever the region is not known for certain, so that a missing header never grants anything.
 * @param country ISO 3166-1, two letters; `XX` and `T1`, which some edges send, are nobody's
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

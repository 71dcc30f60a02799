/** State or province: its code and names. */
interface Region {
  country: 'US' | 'CA';
  code: string;
}

const rows: readonly (readonly [country: 'US' | 'CA', code: string, ...names: string[]])[] = [
  ['US', 'AL', 'Alabama'],
  ['US', 'AK', 'Alaska'],
  ['US', 'AZ', 'Arizona'],
  ['US', 'AR', 'Arkansas'],
  ['US', 'CA', 'California'],
  ['US', 'CO', 'Colorado'],
  ['US', 'CT', 'Connecticut'],
  ['US', 'DE', 'Delaware'],
  ['US', 'DC', 'District of Columbia', 'Washington D.C.'],
  ['US', 'FL', 'Florida'],
  ['US', 'GA', 'Georgia'],
  ['US', 'HI', 'Hawaii'],
  ['US', 'ID', 'Idaho'],
  ['US', 'IL', 'Illinois'],
  ['US', 'IN', 'Indiana'],
  ['US', 'IA', 'Iowa'],
  ['US', 'KS', 'Kansas'],
  ['US', 'KY', 'Kentucky'],
  ['US', 'LA', 'Louisiana'],
  ['US', 'ME', 'Maine'],
  ['US', 'MD', 'Maryland'],
  ['US', 'MA', 'Massachusetts'],
  ['US', 'MI', 'Michigan'],
  ['US', 'MN', 'Minnesota'],
  ['US', 'MS', 'Mississippi'],
  ['US', 'MO', 'Missouri'],
  ['US', 'MT', 'Montana'],
  ['US', 'NE', 'Nebraska'],
  ['US', 'NV', 'Nevada'],
  ['US', 'NH', 'New Hampshire'],
  ['US', 'NJ', 'New Jersey'],
  ['US', 'NM', 'New Mexico'],
  ['US', 'NY', 'New York'],
  ['US', 'NC', 'North Carolina'],
  ['US', 'ND', 'North Dakota'],
  ['US', 'OH', 'Ohio'],
  ['US', 'OK', 'Oklahoma'],
  ['US', 'OR', 'Oregon'],
  ['US', 'PA', 'Pennsylvania'],
  ['US', 'RI', 'Rhode Island'],
  ['US', 'SC', 'South Carolina'],
  ['US', 'SD', 'South Dakota'],
  ['US', 'TN', 'Tennessee'],
  ['US', 'TX', 'Texas'],
  ['US', 'UT', 'Utah'],
  ['US', 'VT', 'Vermont'],
  ['US', 'VA', 'Virginia'],
  ['US', 'WA', 'Washington'],
  ['US', 'WV', 'West Virginia'],
  ['US', 'WI', 'Wisconsin'],
  ['US', 'WY', 'Wyoming'],
  ['CA', 'AB', 'Alberta'],
  ['CA', 'BC', 'British Columbia', 'Colombie-Britannique'],
  ['CA', 'MB', 'Manitoba'],
  ['CA', 'NB', 'New Brunswick', 'Nouveau-Brunswick'],
  ['CA', 'NL', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  ['CA', 'NS', 'Nova Scotia', 'Nouvelle-Écosse'],
  ['CA', 'NT', 'Northwest Territories'],
  ['CA', 'NU', 'Nunavut'],
  ['CA', 'ON', 'Ontario'],
  ['CA', 'PE', 'Prince Edward Island'],
  ['CA', 'QC', 'Québec', 'Quebec'],
  ['CA', 'SK', 'Saskatchewan'],
  ['CA', 'YT', 'Yukon'],
];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

const byName = new Map<string, Region>(
  rows.flatMap(([country, code, ...names]) =>
    [code, ...names].map((name) => [plain(name), { country, code }] as const),
  ),
);

const countryNames: Record<string, 'US' | 'CA'> = {
  us: 'US',
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
};

/** Finds a region by code or by English or French name. */
export function regionOf(text: string): Region | undefined {
  return byName.get(plain(text));
}

/** Finds a country by code or name, if the catalogue serves it. */
export function countryOf(text: string): 'US' | 'CA' | undefined {
  return countryNames[plain(text)];
}

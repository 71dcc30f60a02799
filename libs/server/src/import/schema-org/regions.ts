/** State or province: its code, names, and the time zone of most of its population. */
interface Region {
  country: 'US' | 'CA';
  code: string;
  timeZone: string;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const rows: readonly (readonly [country: 'US' | 'CA', code: string, timeZone: string, ...names: string[]])[] =
  [
    ['US', 'AL', central, 'Alabama'],
    ['US', 'AK', 'America/Anchorage', 'Alaska'],
    ['US', 'AZ', 'America/Phoenix', 'Arizona'],
    ['US', 'AR', central, 'Arkansas'],
    ['US', 'CA', pacific, 'California'],
    ['US', 'CO', mountain, 'Colorado'],
    ['US', 'CT', eastern, 'Connecticut'],
    ['US', 'DE', eastern, 'Delaware'],
    ['US', 'DC', eastern, 'District of Columbia', 'Washington D.C.'],
    ['US', 'FL', eastern, 'Florida'],
    ['US', 'GA', eastern, 'Georgia'],
    ['US', 'HI', 'Pacific/Honolulu', 'Hawaii'],
    ['US', 'ID', 'America/Boise', 'Idaho'],
    ['US', 'IL', central, 'Illinois'],
    ['US', 'IN', 'America/Indiana/Indianapolis', 'Indiana'],
    ['US', 'IA', central, 'Iowa'],
    ['US', 'KS', central, 'Kansas'],
    ['US', 'KY', eastern, 'Kentucky'],
    ['US', 'LA', central, 'Louisiana'],
    ['US', 'ME', eastern, 'Maine'],
    ['US', 'MD', eastern, 'Maryland'],
    ['US', 'MA', eastern, 'Massachusetts'],
    ['US', 'MI', 'America/Detroit', 'Michigan'],
    ['US', 'MN', central, 'Minnesota'],
    ['US', 'MS', central, 'Mississippi'],
    ['US', 'MO', central, 'Missouri'],
    ['US', 'MT', mountain, 'Montana'],
    ['US', 'NE', central, 'Nebraska'],
    ['US', 'NV', pacific, 'Nevada'],
    ['US', 'NH', eastern, 'New Hampshire'],
    ['US', 'NJ', eastern, 'New Jersey'],
    ['US', 'NM', mountain, 'New Mexico'],
    ['US', 'NY', eastern, 'New York'],
    ['US', 'NC', eastern, 'North Carolina'],
    ['US', 'ND', central, 'North Dakota'],
    ['US', 'OH', eastern, 'Ohio'],
    ['US', 'OK', central, 'Oklahoma'],
    ['US', 'OR', pacific, 'Oregon'],
    ['US', 'PA', eastern, 'Pennsylvania'],
    ['US', 'RI', eastern, 'Rhode Island'],
    ['US', 'SC', eastern, 'South Carolina'],
    ['US', 'SD', central, 'South Dakota'],
    ['US', 'TN', central, 'Tennessee'],
    ['US', 'TX', central, 'Texas'],
    ['US', 'UT', mountain, 'Utah'],
    ['US', 'VT', eastern, 'Vermont'],
    ['US', 'VA', eastern, 'Virginia'],
    ['US', 'WA', pacific, 'Washington'],
    ['US', 'WV', eastern, 'West Virginia'],
    ['US', 'WI', central, 'Wisconsin'],
    ['US', 'WY', mountain, 'Wyoming'],
    ['CA', 'AB', 'America/Edmonton', 'Alberta'],
    ['CA', 'BC', 'America/Vancouver', 'British Columbia', 'Colombie-Britannique'],
    ['CA', 'MB', 'America/Winnipeg', 'Manitoba'],
    ['CA', 'NB', 'America/Moncton', 'New Brunswick', 'Nouveau-Brunswick'],
    ['CA', 'NL', 'America/St_Johns', 'Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
    ['CA', 'NS', 'America/Halifax', 'Nova Scotia', 'Nouvelle-Écosse'],
    ['CA', 'NT', 'America/Yellowknife', 'Northwest Territories'],
    ['CA', 'NU', 'America/Iqaluit', 'Nunavut'],
    ['CA', 'ON', 'America/Toronto', 'Ontario'],
    ['CA', 'PE', 'America/Halifax', 'Prince Edward Island'],
    ['CA', 'QC', 'America/Toronto', 'Québec', 'Quebec'],
    ['CA', 'SK', 'America/Regina', 'Saskatchewan'],
    ['CA', 'YT', 'America/Whitehorse', 'Yukon'],
  ];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

const byName = new Map<string, Region>(
  rows.flatMap(([country, code, timeZone, ...names]) =>
    [code, ...names].map((name) => [plain(name), { country, code, timeZone }] as const),
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

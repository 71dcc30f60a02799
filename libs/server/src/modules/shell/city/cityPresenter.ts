import type { City, Locale } from '@foyer/contract';
import type { City as FoundCity } from '../../../platform/geo/cityIndex.ts';
import { countryName } from '../../../platform/geo/countries.ts';
import { regionName } from '../../../platform/geo/regionNames.ts';

/**
 * Presents a city, with the names of region and country in a language. Its id is built from country, region and
 * coordinates, since rows of the package have no id.
 */
export const presentCity =
  (locale: Locale) =>
  ({ name, country, admin, adminCode, latitude, longitude }: FoundCity): City => ({
    cityId: `${country}.${adminCode || '-'}.${latitude.toFixed(3)}.${longitude.toFixed(3)}`,
    name,
    region: regionName(country, adminCode, admin, locale),
    countryCode: country,
    countryName: countryName(country, locale),
    coordinates: { latitude, longitude },
  });

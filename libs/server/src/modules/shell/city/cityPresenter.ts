import type { City } from '@foyer/contract';
import type { City as FoundCity } from '../../../platform/geo/cityIndex.ts';

/** Presents a city. Its id is built from country, region and coordinates, since rows of the package have no id. */
export const presentCity = (city: FoundCity): City => ({
  cityId: `${city.country}.${city.adminCode || '-'}.${city.latitude.toFixed(3)}.${city.longitude.toFixed(3)}`,
  name: city.name,
  region: city.admin,
  countryCode: city.country,
  coordinates: { latitude: city.latitude, longitude: city.longitude },
});

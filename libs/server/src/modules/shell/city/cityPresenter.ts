import type { City } from '@foyer/contract';
import type { City as FoundCity } from '../../../catalogue/cities/cityIndex.ts';

/** A city on the wire. Its id says what and where it is, as GeoNames' rows here have none of their own. */
export const presentCity = (city: FoundCity): City => ({
  cityId: `${city.country}.${city.adminCode || '-'}.${city.latitude.toFixed(3)}.${city.longitude.toFixed(3)}`,
  name: city.name,
  region: city.admin,
  countryCode: city.country,
  coordinates: { latitude: city.latitude, longitude: city.longitude },
});

import type { City, Surroundings } from '@foyer/contract';

/** Venue in downtown Toronto. */
export const hall = {
  name: 'Harbour Arena',
  city: 'Toronto',
  coordinates: { latitude: 43.6435, longitude: -79.3791 },
};

const city = (name: string, latitude: number, longitude: number): City => ({
  cityId: `CA.ON.${latitude.toFixed(3)}.${longitude.toFixed(3)}`,
  name,
  region: 'Ontario',
  countryCode: 'CA',
  countryName: 'Canada',
  coordinates: { latitude, longitude },
});

/** Builds the cities around the venue. */
export const buildSurroundings = (more: Partial<Surroundings> = {}): Surroundings => ({
  rangeKm: 12,
  cities: [
    city('Toronto', 43.7001, -79.4163),
    city('Etobicoke', 43.6544, -79.5671),
    city('East York', 43.6905, -79.3279),
    city('Scarborough', 43.7317, -79.265),
    city('Mimico', 43.6167, -79.4968),
  ],
  attribution: 'City data © GeoNames (geonames.org), CC BY 4.0',
  ...more,
});

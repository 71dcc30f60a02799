import type { City, Coordinates } from '@foyer/contract';
import type { Maps } from './mapsAdapter.ts';

const pairOf = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

/** Built-in maps: cities from the server, directions by OpenStreetMap [I7.24, I7.30]. */
export function createEmbeddedMaps(searchCities: (text: string) => Promise<readonly City[]>): Maps {
  return {
    knowsAddresses: false,
    suggest: async (text, { kind }) => {
      if (kind !== 'city') return [];
      const cities = await searchCities(text);
      return cities.map(({ cityId, name, region, countryName, coordinates }) => {
        const detail = [region, countryName].filter(Boolean).join(', ');
        const place = { placeId: '', name, address: `${name}, ${detail}`, coordinates };
        return { id: cityId, name, detail, find: () => Promise.resolve(place) };
      });
    },
    directionsTo: (point) =>
      `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: pairOf(point) }).toString()}`,
  };
}

/**
 * Maps service whose script loads with the first request; when that fails, the built-in maps still find cities
 * [I7.30].
 */
export function createServiceMaps(scriptUrl: string, embedded: Maps): Maps {
  const service = async (locale: string) =>
    (await import('./googleMaps.ts')).loadGoogleMaps(scriptUrl, locale);
  return {
    attribution: 'Google Maps',
    knowsAddresses: true,
    suggest: async (text, question) => {
      try {
        return await (await service(question.locale)).suggest(text, question);
      } catch {
        return embedded.suggest(text, question);
      }
    },
    showStreets: async (box, view, fail) => (await service(view.locale)).showStreets(box, view, fail),
    directionsTo: (point) =>
      `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: pairOf(point) }).toString()}`,
  };
}

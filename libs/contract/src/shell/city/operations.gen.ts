// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CityList, Surroundings } from './types.gen.ts';

export const shellCityOperations = {
  searchCities: { method: 'GET', path: '/geoData/public/cities', domain: 'shell', noun: 'city', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
  getSurroundings: { method: 'GET', path: '/geoData/public/surroundings', domain: 'shell', noun: 'city', kind: 'query', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.24', 'I7.30'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 86400 },
} as const;

export interface ShellCityOperations {
  /** Finds cities by prefix. [I7.24] */
  searchCities: { query: { searchQuery: string }; body: undefined; request: { searchQuery: string }; response: CityList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists cities around a place, few and distant enough to be drawn with their names. [I7.24, I7.30] */
  getSurroundings: { query: { latitude: number; longitude: number }; body: undefined; request: { latitude: number; longitude: number }; response: Surroundings; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { CountryList } from './types.gen.ts';

export const shellCountryOperations = {
  listCountries: { method: 'GET', path: '/geoData/public/countries', domain: 'shell', noun: 'country', kind: 'query', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.24'], errors: ['invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'], cacheSeconds: 3600 },
} as const;

export interface ShellCountryOperations {
  /** Lists countries for a select field, named in the language of the request. [I7.24] */
  listCountries: { query: { context?: "signUp" | "shipping" }; body: undefined; request: { context?: "signUp" | "shipping" }; response: CountryList; error: 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}

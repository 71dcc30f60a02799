// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists countries for a select field, named in the language of the request. [I7.24] */
    listCountries: build.query<OperationTypes['listCountries']['response'], OperationTypes['listCountries']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/countries', query: request }), providesTags: ['shell/country', 'localised'], keepUnusedDataFor: 3600 }),
  }),
});

export const {
  useListCountriesQuery,
  useLazyListCountriesQuery,
} = countryApi;

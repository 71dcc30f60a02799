// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const cityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Finds cities by prefix. [I7.24] */
    searchCities: build.query<OperationTypes['searchCities']['response'], OperationTypes['searchCities']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/cities', query: request }), providesTags: ['shell/city', 'localised'] }),
    /** Lists cities around a place, few and distant enough to be drawn with their names. [I7.24, I7.30] */
    getSurroundings: build.query<OperationTypes['getSurroundings']['response'], OperationTypes['getSurroundings']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/surroundings', query: request }), keepUnusedDataFor: 3600 }),
  }),
});

export const {
  useSearchCitiesQuery,
  useLazySearchCitiesQuery,
  useGetSurroundingsQuery,
  useLazyGetSurroundingsQuery,
} = cityApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const mapsEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists cities around a place, few and distant enough to be drawn with their names. [I7.24, I7.30] */
    getSurroundings: build.query<OperationTypes['getSurroundings']['response'], OperationTypes['getSurroundings']['request']>({ query: (request) => ({ method: 'GET', path: '/geoData/public/surroundings', query: request }) }),
  }),
});

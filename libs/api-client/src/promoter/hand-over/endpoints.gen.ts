// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';
import type { Keyed } from '../../client/callFoyer.ts';

export const handOverEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Holds units on sale for a guest of the organiser, who is mailed a link to take them, for nothing if so said. [C7.09, C2.05] */
    giveToGuest: build.mutation<OperationTypes['giveToGuest']['response'], Keyed<OperationTypes['giveToGuest']['request']>>({ query: (request) => ({ method: 'POST', path: '/client/guest/assign', body: request, isIdempotent: true }) }),
  }),
});

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const attributionEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the organisation behind an advertisement calls it, for links that carry its id alone. [I7.26, I7.02] */
    getAdvertisementData: build.query<OperationTypes['getAdvertisementData']['response'], OperationTypes['getAdvertisementData']['request']>({ query: (request) => ({ method: 'GET', path: '/advertisementData/public/client', query: request }) }),
    /** Tells that something happened because of an advertisement or an affiliate; which one is in the headers. [I7.26, I7.02] */
    recordSystemEvent: build.mutation<OperationTypes['recordSystemEvent']['response'], OperationTypes['recordSystemEvent']['request']>({ query: (request) => ({ method: 'POST', path: '/external/system-events', body: request }) }),
  }),
});

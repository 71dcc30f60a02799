// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const customEventPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Page of an event under an address and with words of its organiser. [C2.02, I2.04] */
    getCustomEventPage: build.query<OperationTypes['getCustomEventPage']['response'], OperationTypes['getCustomEventPage']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/customPage', query: request }) }),
  }),
});

export const {
  useGetCustomEventPageQuery,
  useLazyGetCustomEventPageQuery,
} = customEventPageApi;

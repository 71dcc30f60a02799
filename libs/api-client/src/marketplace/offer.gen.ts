// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the offers of an event with all-in prices, filtered and sorted. [C7.40, C3.18, C3.19] */
    listOfferGroups: build.query<OperationTypes['listOfferGroups']['response'], OperationTypes['listOfferGroups']['request']>({ query: (request) => ({ method: 'POST', path: '/marketplace/public/offerGroups/v3', body: request }), providesTags: ['marketplace/offer', 'localised'] }),
  }),
});

export const {
  useListOfferGroupsQuery,
  useLazyListOfferGroupsQuery,
} = offerApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const priceAlertApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The caller's price alert of an event; without `price`, there is none. [C3.19] */
    getPriceAlert: build.query<OperationTypes['getPriceAlert']['response'], OperationTypes['getPriceAlert']['request']>({ query: (request) => ({ method: 'GET', path: '/secondaryListing/alert', query: request }), providesTags: ['marketplace/price-alert'] }),
    /** Mails the caller once, when a fan lists at or under a price; a new price replaces that of before. [C3.19] */
    setPriceAlert: build.mutation<OperationTypes['setPriceAlert']['response'], OperationTypes['setPriceAlert']['request']>({ query: (request) => ({ method: 'PUT', path: '/secondaryListing/alert', body: request }), invalidatesTags: ['marketplace/price-alert'] }),
    /** Takes the caller's price alert of an event back; without one, does nothing. [C3.19] */
    deletePriceAlert: build.mutation<OperationTypes['deletePriceAlert']['response'], OperationTypes['deletePriceAlert']['request']>({ query: (request) => ({ method: 'DELETE', path: '/secondaryListing/alert', query: request }), invalidatesTags: ['marketplace/price-alert'] }),
  }),
});

export const {
  useGetPriceAlertQuery,
  useLazyGetPriceAlertQuery,
  useSetPriceAlertMutation,
  useDeletePriceAlertMutation,
} = priceAlertApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const payoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the payout accounts of the caller, newest last. [C7.59, C3.30, I2.13] */
    listPayoutMethods: build.query<OperationTypes['listPayoutMethods']['response'], OperationTypes['listPayoutMethods']['request']>({ query: () => ({ method: 'GET', path: '/payout/methods' }), providesTags: ['cart/payout'] }),
    /** Adds a PayPal account of the caller; one that is already there is answered unchanged. [C7.59, C3.30, C3.20] */
    addPayPalAccount: build.mutation<OperationTypes['addPayPalAccount']['response'], Keyed<OperationTypes['addPayPalAccount']['request']>>({ query: (request) => ({ method: 'POST', path: '/payout/paypal', body: request, isIdempotent: true }), invalidatesTags: ['cart/payout'] }),
    /** Removes a payout account from the caller's wallet, unless a listing is paid to it. [C7.59, C5.13] */
    archivePayoutMethod: build.mutation<OperationTypes['archivePayoutMethod']['response'], Keyed<OperationTypes['archivePayoutMethod']['request']>>({ query: (request) => ({ method: 'PUT', path: '/payout/archive', body: request, isIdempotent: true }), invalidatesTags: ['cart/payout'] }),
    /** What the caller earned by selling to other fans in a year (UTC), and was paid, oldest first. [C9.01] */
    getSellerStatement: build.query<OperationTypes['getSellerStatement']['response'], OperationTypes['getSellerStatement']['request']>({ query: (request) => ({ method: 'GET', path: '/payout/statement', query: request }), providesTags: ['cart/payout', 'localised'] }),
  }),
});

export const {
  useListPayoutMethodsQuery,
  useLazyListPayoutMethodsQuery,
  useAddPayPalAccountMutation,
  useArchivePayoutMethodMutation,
  useGetSellerStatementQuery,
  useLazyGetSellerStatementQuery,
} = payoutApi;

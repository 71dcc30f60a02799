// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Holds the requested lines and quotes their price. Either all lines are held or nothing changes. [C7.21, C4.01, C4.02, C4.03, C4.04, C5.02] */
    checkoutCart: build.mutation<OperationTypes['checkoutCart']['response'], Keyed<OperationTypes['checkoutCart']['request']>>({ query: (request) => ({ method: 'PUT', path: '/purchase/v2/cart/checkout', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/offer', 'marketplace/seat'] }),
    /** Cart in which the caller holds something of an event. [C4.01] */
    getOpenCart: build.query<OperationTypes['getOpenCart']['response'], OperationTypes['getOpenCart']['request']>({ query: (request) => ({ method: 'GET', path: '/purchase/cart/open', query: request }) }),
    /** Releases everything that the cart of an event holds. [C7.22, C4.02] */
    clearCart: build.mutation<OperationTypes['clearCart']['response'], Keyed<OperationTypes['clearCart']['request']>>({ query: (request) => ({ method: 'POST', path: '/purchase/cart/clear', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/offer', 'marketplace/seat'] }),
    /** Extends a hold; possible once. [C4.04] */
    extendHold: build.mutation<OperationTypes['extendHold']['response'], Keyed<OperationTypes['extendHold']['request']>>({ query: (request) => ({ method: 'POST', path: '/purchase/cart/extendHold', body: request, isIdempotent: true }) }),
  }),
});

export const {
  useCheckoutCartMutation,
  useGetOpenCartQuery,
  useLazyGetOpenCartQuery,
  useClearCartMutation,
  useExtendHoldMutation,
} = cartApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { byOutcome } from '../api/byOutcome.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const refundApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller bought for an event and may have refunded, with the amounts. [C7.37, C2.10] */
    getRefundCheckout: build.query<OperationTypes['getRefundCheckout']['response'], OperationTypes['getRefundCheckout']['request']>({ query: (request) => ({ method: 'GET', path: '/event/refund/checkout', query: request }), providesTags: ['cart/refund', 'localised', 'verified'] }),
    /** Refunds tokens of the caller, by the policy of their purchase. They become void. [C7.36, C8.21] */
    refundTokens: build.mutation<OperationTypes['refundTokens']['response'], Keyed<OperationTypes['refundTokens']['request']>>({ query: (request) => ({ method: 'POST', path: '/event/refund', body: request, isIdempotent: true }), invalidatesTags: byOutcome({ done: ['cart/refund', 'cart/order', 'token-assignment/activity', 'marketplace/offer', 'marketplace/seat'], refused: ['cart/refund'] }) }),
  }),
});

export const {
  useGetRefundCheckoutQuery,
  useLazyGetRefundCheckoutQuery,
  useRefundTokensMutation,
} = refundApi;

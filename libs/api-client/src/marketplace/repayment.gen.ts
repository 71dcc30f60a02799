// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { byOutcome } from '../api/byOutcome.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const repaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pays again for what the caller has won and the stored card was refused for, with the same or another card. [C7.58, C4.06, C8.09] */
    repayOffer: build.mutation<OperationTypes['repayOffer']['response'], Keyed<OperationTypes['repayOffer']['request']>>({ query: (request) => ({ method: 'PUT', path: '/payment/marketplace/repayment', body: request, isIdempotent: true }), invalidatesTags: byOutcome({ always: ['marketplace/draw', 'marketplace/auction'], done: ['marketplace/offer', 'marketplace/seat', 'token-assignment/activity', 'cart/payment-means'] }) }),
  }),
});

export const {
  useRepayOfferMutation,
} = repaymentApi;

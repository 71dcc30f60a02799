// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { byOutcome } from '../api/byOutcome.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pays the cart and turns its held items into {product}. [C7.20, C3.28] */
    payCart: build.mutation<OperationTypes['payCart']['response'], Keyed<OperationTypes['payCart']['request']>>({ query: (request) => ({ method: 'POST', path: '/purchase/cart', body: request, isIdempotent: true }), invalidatesTags: byOutcome({ done: ['marketplace/offer', 'marketplace/seat', 'token-assignment/activity', 'cart/payment-means'] }) }),
    /** Begins to pay the cart on a provider's page. [C7.25, C3.12] */
    initiateExternalPayment: build.mutation<OperationTypes['initiateExternalPayment']['response'], Keyed<OperationTypes['initiateExternalPayment']['request']>>({ query: (request) => ({ method: 'POST', path: '/payment/external/cart/initiateExternalPayment', body: request, isIdempotent: true }) }),
    /** Settles a payment whose buyer has left the provider's page. [C7.26, C3.28, CR-07] */
    purchaseExternally: build.mutation<OperationTypes['purchaseExternally']['response'], Keyed<OperationTypes['purchaseExternally']['request']>>({ query: (request) => ({ method: 'POST', path: '/payment/external/user/purchase', body: request, isIdempotent: true }), invalidatesTags: byOutcome({ done: ['marketplace/offer', 'marketplace/seat', 'token-assignment/activity', 'cart/payment-means'] }) }),
  }),
});

export const {
  usePayCartMutation,
  useInitiateExternalPaymentMutation,
  usePurchaseExternallyMutation,
} = paymentApi;

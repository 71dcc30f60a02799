// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const paymentMeansApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Available payment methods. [C7.55, C3.12] */
    listPaymentMethods: build.query<OperationTypes['listPaymentMethods']['response'], OperationTypes['listPaymentMethods']['request']>({ query: (request) => ({ method: 'GET', path: '/payment/paymentMethods', query: request }) }),
    /** Stored cards of the caller. [C7.56, I3.10] */
    listPaymentMeans: build.query<OperationTypes['listPaymentMeans']['response'], OperationTypes['listPaymentMeans']['request']>({ query: (request) => ({ method: 'GET', path: '/payment/paymentMeans', query: request }), providesTags: ['cart/payment-means', 'verified'] }),
    /** Stores a card by the single-use token of the hosted fields. [C7.56, C5.10] */
    addPaymentMeans: build.mutation<OperationTypes['addPaymentMeans']['response'], Keyed<OperationTypes['addPaymentMeans']['request']>>({ query: (request) => ({ method: 'POST', path: '/payment/paymentMeans', body: request, isIdempotent: true }), invalidatesTags: ['cart/payment-means'] }),
    /** Deletes a stored card. [C7.56, I7.21, C5.13] */
    removePaymentMeans: build.mutation<OperationTypes['removePaymentMeans']['response'], Keyed<OperationTypes['removePaymentMeans']['request']>>({ query: (request) => ({ method: 'DELETE', path: '/payment/paymentMeans', query: request, isIdempotent: true }), invalidatesTags: ['cart/payment-means'] }),
    /** Changes the date, name or postal code of a stored card, or makes it the default. [C7.57] */
    updatePaymentMeans: build.mutation<OperationTypes['updatePaymentMeans']['response'], Keyed<OperationTypes['updatePaymentMeans']['request']>>({ query: (request) => ({ method: 'PUT', path: '/payment/paymentMeans/update', body: request, isIdempotent: true }), invalidatesTags: ['cart/payment-means'] }),
    /** Submits the answer of the card's bank, so that the payment, the entry or the offer can be retried. [C7.57] */
    verifyPaymentMeans: build.mutation<OperationTypes['verifyPaymentMeans']['response'], Keyed<OperationTypes['verifyPaymentMeans']['request']>>({ query: (request) => ({ method: 'PUT', path: '/payment/paymentMeans/verify', body: request, isIdempotent: true }), invalidatesTags: ['cart/payment-means'] }),
  }),
});

export const {
  useListPaymentMethodsQuery,
  useLazyListPaymentMethodsQuery,
  useListPaymentMeansQuery,
  useLazyListPaymentMeansQuery,
  useAddPaymentMeansMutation,
  useRemovePaymentMeansMutation,
  useUpdatePaymentMeansMutation,
  useVerifyPaymentMeansMutation,
} = paymentMeansApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';

export const paymentMeansEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Available payment methods. [C7.55, C3.12] */
    listPaymentMethods: build.query<OperationTypes['listPaymentMethods']['response'], OperationTypes['listPaymentMethods']['request']>({ query: (request) => ({ method: 'GET', path: '/payment/paymentMethods', query: request }) }),
    /** Stored cards of the caller. [C7.56, I3.10] */
    listPaymentMeans: build.query<OperationTypes['listPaymentMeans']['response'], OperationTypes['listPaymentMeans']['request']>({ query: (request) => ({ method: 'GET', path: '/payment/paymentMeans', query: request }) }),
    /** Stores a card by the single-use token of the hosted fields. [C7.56, C5.10] */
    addPaymentMeans: build.mutation<OperationTypes['addPaymentMeans']['response'], OperationTypes['addPaymentMeans']['request']>({ query: (idempotent) => ({ method: 'POST', path: '/payment/paymentMeans', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Deletes a stored card. [C7.56, I7.21, C5.13] */
    removePaymentMeans: build.mutation<OperationTypes['removePaymentMeans']['response'], OperationTypes['removePaymentMeans']['request']>({ query: (idempotent) => ({ method: 'DELETE', path: '/payment/paymentMeans', query: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Makes a stored card the default. [C7.57] */
    updatePaymentMeans: build.mutation<OperationTypes['updatePaymentMeans']['response'], OperationTypes['updatePaymentMeans']['request']>({ query: (idempotent) => ({ method: 'PUT', path: '/payment/paymentMeans/update', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Submits the answer of the card's bank, so that the payment can be retried. [C7.57] */
    verifyPaymentMeans: build.mutation<OperationTypes['verifyPaymentMeans']['response'], OperationTypes['verifyPaymentMeans']['request']>({ query: (idempotent) => ({ method: 'PUT', path: '/payment/paymentMeans/verify', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
  }),
});

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const cartEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Holds the requested lines and quotes their price. Either all lines are held or nothing changes. [C7.21, C4.01, C4.02, C4.03, C4.04] */
    checkoutCart: build.mutation<OperationTypes['checkoutCart']['response'], OperationTypes['checkoutCart']['request']>({ query: (idempotent) => ({ method: 'PUT', path: '/purchase/v2/cart/checkout', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Pays the cart and turns its held items into {product}. [C7.20, C3.28] */
    payCart: build.mutation<OperationTypes['payCart']['response'], OperationTypes['payCart']['request']>({ query: (idempotent) => ({ method: 'POST', path: '/purchase/cart', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Releases everything that the cart of an event holds. [C7.22, C4.02] */
    clearCart: build.mutation<OperationTypes['clearCart']['response'], OperationTypes['clearCart']['request']>({ query: (idempotent) => ({ method: 'POST', path: '/purchase/cart/clear', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Extends a hold; possible once. [C4.04] */
    extendHold: build.mutation<OperationTypes['extendHold']['response'], OperationTypes['extendHold']['request']>({ query: (idempotent) => ({ method: 'POST', path: '/purchase/cart/extendHold', body: idempotent.request, idempotencyKey: idempotent.idempotencyKey }) }),
    /** Order of the caller, as shown on its receipt. [C3.28, C3.22] */
    getOrder: build.query<OperationTypes['getOrder']['response'], OperationTypes['getOrder']['request']>({ query: (request) => ({ method: 'GET', path: '/purchase/order', query: request }) }),
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

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';
import type { Keyed } from '../../client/callFoyer.ts';

export const paymentEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pays the cart and turns its held items into {product}. [C7.20, C3.28] */
    payCart: build.mutation<OperationTypes['payCart']['response'], Keyed<OperationTypes['payCart']['request']>>({ query: (request) => ({ method: 'POST', path: '/purchase/cart', body: request, isIdempotent: true }) }),
    /** Tells that the buyer has left the provider's page, and settles the payment. [C3.12, CR-07] */
    returnPayment: build.mutation<OperationTypes['returnPayment']['response'], Keyed<OperationTypes['returnPayment']['request']>>({ query: (request) => ({ method: 'POST', path: '/purchase/payment/return', body: request, isIdempotent: true }) }),
  }),
});

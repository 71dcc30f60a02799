// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Order of the caller, as shown on its receipt. [C3.28, C3.22] */
    getOrder: build.query<OperationTypes['getOrder']['response'], OperationTypes['getOrder']['request']>({ query: (request) => ({ method: 'GET', path: '/purchase/order', query: request }), providesTags: ['cart/order', 'verified'] }),
    /** PDF of an order of the caller, a page for each token that the caller may use, tax invoice and credit notes. */
    getOrderDocument: build.query<OperationTypes['getOrderDocument']['response'], OperationTypes['getOrderDocument']['request']>({ query: (request) => ({ method: 'GET', path: '/purchase/order/document', query: request }), keepUnusedDataFor: 0 }),
    /** Orders of the caller, newest first. */
    listOrders: build.query<OperationTypes['listOrders']['response'], OperationTypes['listOrders']['request']>({ query: (request) => ({ method: 'GET', path: '/purchase/orderList', query: request }), providesTags: ['cart/order', 'localised', 'verified'] }),
  }),
});

export const {
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetOrderDocumentQuery,
  useLazyGetOrderDocumentQuery,
  useListOrdersQuery,
  useLazyListOrdersQuery,
} = orderApi;

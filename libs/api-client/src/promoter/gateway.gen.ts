// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const gatewayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Adds an organisation's own account at the payment gateway. [C7.38, C1.09] */
    createGateway: build.mutation<OperationTypes['createGateway']['response'], OperationTypes['createGateway']['request']>({ query: (request) => ({ method: 'POST', path: '/gateway/create', body: request }) }),
    /** Renames a gateway account, or replaces its credentials by others of the same account. [C7.38, C1.09] */
    updateGateway: build.mutation<OperationTypes['updateGateway']['response'], OperationTypes['updateGateway']['request']>({ query: (request) => ({ method: 'PUT', path: '/gateway/update', body: request }) }),
    /** An organisation's own gateway accounts, with their credentials redacted. [C7.38, C1.09] */
    listGateways: build.query<OperationTypes['listGateways']['response'], OperationTypes['listGateways']['request']>({ query: (request) => ({ method: 'GET', path: '/gateway/list', query: request }) }),
    /** Deletes the credentials of a gateway account for good. It takes and gives back no more money. [C7.38, C1.09] */
    redactGateway: build.mutation<OperationTypes['redactGateway']['response'], OperationTypes['redactGateway']['request']>({ query: (request) => ({ method: 'PUT', path: '/gateway/redact', body: request }) }),
    /** Charges a card one US dollar by a gateway account, to see that its credentials work. [C7.39] */
    purchaseOneDollar: build.mutation<OperationTypes['purchaseOneDollar']['response'], Keyed<OperationTypes['purchaseOneDollar']['request']>>({ query: (request) => ({ method: 'POST', path: '/gateway/test-payment/purchase-one-dollar', body: request, isIdempotent: true }) }),
    /** Gives a test payment back. [C7.39] */
    refundTestPayment: build.mutation<OperationTypes['refundTestPayment']['response'], Keyed<OperationTypes['refundTestPayment']['request']>>({ query: (request) => ({ method: 'POST', path: '/gateway/test-payment/refund', body: request, isIdempotent: true }) }),
  }),
});

export const {
  useCreateGatewayMutation,
  useUpdateGatewayMutation,
  useListGatewaysQuery,
  useLazyListGatewaysQuery,
  useRedactGatewayMutation,
  usePurchaseOneDollarMutation,
  useRefundTestPaymentMutation,
} = gatewayApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const paymentConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an organisation can choose from for the payment of its events. [C7.54] */
    getClientPaymentConfig: build.query<OperationTypes['getClientPaymentConfig']['response'], OperationTypes['getClientPaymentConfig']['request']>({ query: (request) => ({ method: 'GET', path: '/client/payment/config', query: request }) }),
    /** How an event is paid for. [C7.54] */
    getEventPaymentConfig: build.query<OperationTypes['getEventPaymentConfig']['response'], OperationTypes['getEventPaymentConfig']['request']>({ query: (request) => ({ method: 'GET', path: '/event/payment/config', query: request }) }),
    /** Sets how an event is paid for. Payments under way stay as they began. [C7.54, C7.55] */
    setEventPaymentConfig: build.mutation<OperationTypes['setEventPaymentConfig']['response'], OperationTypes['setEventPaymentConfig']['request']>({ query: (request) => ({ method: 'POST', path: '/event/payment/config', body: request }) }),
  }),
});

export const {
  useGetClientPaymentConfigQuery,
  useLazyGetClientPaymentConfigQuery,
  useGetEventPaymentConfigQuery,
  useLazyGetEventPaymentConfigQuery,
  useSetEventPaymentConfigMutation,
} = paymentConfigApi;

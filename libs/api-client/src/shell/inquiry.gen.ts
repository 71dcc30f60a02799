// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const inquiryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message to support, which answers by mail. [I2.29, I9.10] */
    sendContactMessage: build.mutation<OperationTypes['sendContactMessage']['response'], OperationTypes['sendContactMessage']['request']>({ query: (request) => ({ method: 'POST', path: '/contact/public/message', body: request }) }),
    /** Requests a product demonstration for an organiser. [I7.28, C7.72, C9.06] */
    requestDemo: build.mutation<OperationTypes['requestDemo']['response'], OperationTypes['requestDemo']['request']>({ query: (request) => ({ method: 'POST', path: '/client/acquisition/public/request-demo', body: request }) }),
  }),
});

export const {
  useSendContactMessageMutation,
  useRequestDemoMutation,
} = inquiryApi;

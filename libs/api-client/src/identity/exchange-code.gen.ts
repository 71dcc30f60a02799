// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const exchangeCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Issues a code that opens a session of the caller in a frame, once and within a minute, on pages of one origin. [I6.09] */
    createExchangeCode: build.mutation<OperationTypes['createExchangeCode']['response'], OperationTypes['createExchangeCode']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/exchangeCode', body: request }) }),
    /** Exchanges the code for a new session. An attempt from another origin also uses it up. [I6.09] */
    redeemExchangeCode: build.mutation<OperationTypes['redeemExchangeCode']['response'], OperationTypes['redeemExchangeCode']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/exchangeCode/redeem', body: request }) }),
  }),
});

export const {
  useCreateExchangeCodeMutation,
  useRedeemExchangeCodeMutation,
} = exchangeCodeApi;

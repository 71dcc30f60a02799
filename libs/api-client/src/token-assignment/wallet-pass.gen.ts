// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const walletPassApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pass of a token of the caller for Apple Wallet. */
    getApplePass: build.query<OperationTypes['getApplePass']['response'], OperationTypes['getApplePass']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activity/walletPass/apple', query: request }) }),
    /** Address that saves the pass of a token of the caller in Google Wallet. */
    getGooglePass: build.query<OperationTypes['getGooglePass']['response'], OperationTypes['getGooglePass']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activity/walletPass/google', query: request }) }),
  }),
});

export const {
  useGetApplePassQuery,
  useLazyGetApplePassQuery,
  useGetGooglePassQuery,
  useLazyGetGooglePassQuery,
} = walletPassApi;

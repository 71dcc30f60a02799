// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { storeAnswer } from '../api/storeAnswer.ts';
import { accountApi } from './account.gen.ts';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Freezes everything that the caller holds. Entry codes become invalid at once, and nothing can be transferred or sold. */
    freezeTokens: build.mutation<OperationTypes['freezeTokens']['response'], OperationTypes['freezeTokens']['request']>({ query: () => ({ method: 'PUT', path: '/user/tokenFreeze' }), invalidatesTags: ['token-assignment/activity'] }),
    /** Ends the freeze and issues new entry codes. Requires a recent log-in. */
    unfreezeTokens: build.mutation<OperationTypes['unfreezeTokens']['response'], OperationTypes['unfreezeTokens']['request']>({ query: () => ({ method: 'DELETE', path: '/user/tokenFreeze' }), invalidatesTags: ['token-assignment/activity'] }),
  }),
});

export const tokenFreezeApi = endpoints.enhanceEndpoints({
  endpoints: {
    freezeTokens: { onQueryStarted: storeAnswer((answer: OperationTypes['freezeTokens']['response']) => accountApi.util.upsertQueryData('getProfile', undefined, answer)) },
    unfreezeTokens: { onQueryStarted: storeAnswer((answer: OperationTypes['unfreezeTokens']['response']) => accountApi.util.upsertQueryData('getProfile', undefined, answer)) },
  },
});

export const {
  useFreezeTokensMutation,
  useUnfreezeTokensMutation,
} = tokenFreezeApi;

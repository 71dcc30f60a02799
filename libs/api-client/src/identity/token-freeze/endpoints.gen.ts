// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../../api/api.ts';

export const tokenFreezeEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Freezes everything that the caller holds. Entry codes become invalid at once, and nothing can be transferred or sold. */
    freezeTokens: build.mutation<OperationTypes['freezeTokens']['response'], OperationTypes['freezeTokens']['request']>({ query: () => ({ method: 'PUT', path: '/user/tokenFreeze' }) }),
    /** Ends the freeze and issues new entry codes. Requires a recent log-in. */
    unfreezeTokens: build.mutation<OperationTypes['unfreezeTokens']['response'], OperationTypes['unfreezeTokens']['request']>({ query: () => ({ method: 'DELETE', path: '/user/tokenFreeze' }) }),
  }),
});

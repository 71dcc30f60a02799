// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const accountDeletionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes the account. Records that the law requires (orders, ledger) are kept without a name. [I7.16] */
    deleteAccount: build.mutation<OperationTypes['deleteAccount']['response'], OperationTypes['deleteAccount']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/deleteAccount' }) }),
    /** Obstacles to deleting the account. [I7.16] */
    checkAccountDeletion: build.query<OperationTypes['checkAccountDeletion']['response'], OperationTypes['checkAccountDeletion']['request']>({ query: () => ({ method: 'GET', path: '/auth/deleteAccount/check' }), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useDeleteAccountMutation,
  useCheckAccountDeletionQuery,
  useLazyCheckAccountDeletionQuery,
} = accountDeletionApi;

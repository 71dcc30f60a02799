// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const partialAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Completes an account that was created for someone else, by the link in their mail, and signs them in. The link verifies the address. [I7.06, I3.15, I3.20] */
    completePartialUserAccount: build.mutation<OperationTypes['completePartialUserAccount']['response'], OperationTypes['completePartialUserAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/public/completePartialUserAccount', body: request }) }),
    /** Missing details of an account that was created for someone else, by the link in their mail. [I4.09] */
    getPartialUserAccount: build.query<OperationTypes['getPartialUserAccount']['response'], OperationTypes['getPartialUserAccount']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/public/partialUserAccount', query: request }) }),
  }),
});

export const {
  useCompletePartialUserAccountMutation,
  useGetPartialUserAccountQuery,
  useLazyGetPartialUserAccountQuery,
} = partialAccountApi;

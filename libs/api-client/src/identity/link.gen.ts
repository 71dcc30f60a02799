// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const linkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Marks the address as verified. As it changes state, it needs the session header like a mutation. [I7.13] */
    verifyAccountEmail: build.mutation<OperationTypes['verifyAccountEmail']['response'], OperationTypes['verifyAccountEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyAccountEmail', query: request }), invalidatesTags: ['identity/account'] }),
    /** Marks the caller's address as verified by the code of the mail, which is used up with its link. [I4.08] */
    verifyEmailByCode: build.mutation<OperationTypes['verifyEmailByCode']['response'], OperationTypes['verifyEmailByCode']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/verifyAccountEmail/code', body: request }), invalidatesTags: ['identity/account'] }),
    /** Mails a new verification link and code; earlier ones stop working. [I7.11] */
    resendVerificationLink: build.mutation<OperationTypes['resendVerificationLink']['response'], OperationTypes['resendVerificationLink']['request']>({ query: () => ({ method: 'PUT', path: '/auth/resendVerificationLink' }) }),
  }),
});

export const {
  useVerifyAccountEmailMutation,
  useVerifyEmailByCodeMutation,
  useResendVerificationLinkMutation,
} = linkApi;

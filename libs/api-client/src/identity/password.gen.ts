// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const passwordApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets a new password by a reset link, ends every other session and signs in. [I7.10] */
    changePassword: build.mutation<OperationTypes['changePassword']['response'], OperationTypes['changePassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/changePassword', body: request }) }),
    /** Mails a reset link if the account exists; the answer is the same if it does not. [I7.12] */
    initiateResetPassword: build.mutation<OperationTypes['initiateResetPassword']['response'], OperationTypes['initiateResetPassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/initiateResetPassword', body: request }) }),
    /** Checks whether a reset link is still valid. [I7.14] */
    verifyResetPasswordEmail: build.query<OperationTypes['verifyResetPasswordEmail']['response'], OperationTypes['verifyResetPasswordEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyResetPasswordEmail', query: request }) }),
  }),
});

export const {
  useChangePasswordMutation,
  useInitiateResetPasswordMutation,
  useVerifyResetPasswordEmailQuery,
  useLazyVerifyResetPasswordEmailQuery,
} = passwordApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates an account, signs its owner in and mails a verification link. [I7.05] */
    createAccount: build.mutation<OperationTypes['createAccount']['response'], OperationTypes['createAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/createAccount', body: request }) }),
    /** Checks whether an e-mail address is available; an error means that it is not. [I7.15, I5.01] */
    isEmailAddressAvailable: build.query<OperationTypes['isEmailAddressAvailable']['response'], OperationTypes['isEmailAddressAvailable']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/isEmailAddressAvailable', query: request }), keepUnusedDataFor: 300 }),
    /** Profile of the caller. [I7.18] */
    getProfile: build.query<OperationTypes['getProfile']['response'], OperationTypes['getProfile']['request']>({ query: () => ({ method: 'GET', path: '/user/profile' }), providesTags: ['identity/account'] }),
    /** Sets the personal details. [I7.18, I3.16] */
    updateProfile: build.mutation<OperationTypes['updateProfile']['response'], OperationTypes['updateProfile']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/profile', body: request }), invalidatesTags: ['identity/account'] }),
    /** Id for the caller: that of the account, or for visitors a new one that is not stored. [I7.20] */
    getId: build.query<OperationTypes['getId']['response'], OperationTypes['getId']['request']>({ query: () => ({ method: 'GET', path: '/user/public/getId' }) }),
  }),
});

export const {
  useCreateAccountMutation,
  useIsEmailAddressAvailableQuery,
  useLazyIsEmailAddressAvailableQuery,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useGetIdQuery,
  useLazyGetIdQuery,
} = accountApi;

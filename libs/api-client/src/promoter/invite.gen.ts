// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const inviteApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the members of an organisation, and who is invited to become one, latest first. [C7.74, C1.09, C6.07] */
    listInvites: build.query<OperationTypes['listInvites']['response'], OperationTypes['listInvites']['request']>({ query: (request) => ({ method: 'GET', path: '/client/user/invite/list', query: request }), providesTags: ['promoter/invite', 'verified'] }),
    /** What the link of an invitation is about. It changes nothing. [C7.74, C6.11] */
    getPublicInvite: build.query<OperationTypes['getPublicInvite']['response'], OperationTypes['getPublicInvite']['request']>({ query: (request) => ({ method: 'GET', path: '/client/user/invite/get/public', query: request }), providesTags: ['promoter/invite'], keepUnusedDataFor: 0 }),
    /** Whether the invited address has a finished account, which then has to log in to accept. [C7.74] */
    checkInviteAccount: build.query<OperationTypes['checkInviteAccount']['response'], OperationTypes['checkInviteAccount']['request']>({ query: (request) => ({ method: 'GET', path: '/client/user/invite/check-account-existence/public', query: request }), keepUnusedDataFor: 0 }),
    /** Invites a person by mail to become a member of an organisation with some of the caller's own rights. [C7.74, C4.24] */
    createInvite: build.mutation<OperationTypes['createInvite']['response'], OperationTypes['createInvite']['request']>({ query: (request) => ({ method: 'POST', path: '/client/user/invite/create', body: request }), invalidatesTags: ['promoter/invite'] }),
    /** Mails a new link, which lasts as long as the first; the link before is dead. [C7.74, C4.24] */
    resendInvite: build.mutation<OperationTypes['resendInvite']['response'], OperationTypes['resendInvite']['request']>({ query: (request) => ({ method: 'POST', path: '/client/user/invite/resend', body: request }), invalidatesTags: ['promoter/invite'] }),
    /** Ends an invitation that is not answered. Repeated, it answers the same. [C7.74, C4.24] */
    revokeInvite: build.mutation<OperationTypes['revokeInvite']['response'], OperationTypes['revokeInvite']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/user/invite/revoke', body: request }), invalidatesTags: ['promoter/invite'] }),
    /** Makes the caller a member, if the invitation is to the caller's verified address. Repeated, it answers the same. [C7.74, C4.24, C6.11] */
    acceptInvite: build.mutation<OperationTypes['acceptInvite']['response'], OperationTypes['acceptInvite']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/user/invite/accept', body: request }), invalidatesTags: ['promoter/invite', 'promoter/organisation', 'identity/account'] }),
    /** Accepts for an address without a finished account, which is begun and mailed a link to finish it. [C7.74, C4.24, C6.11] */
    acceptPublicInvite: build.mutation<OperationTypes['acceptPublicInvite']['response'], OperationTypes['acceptPublicInvite']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/user/invite/accept/public', body: request }) }),
    /** Declines an invitation by its link. Repeated, it answers the same. [C7.74, C4.24] */
    declinePublicInvite: build.mutation<OperationTypes['declinePublicInvite']['response'], OperationTypes['declinePublicInvite']['request']>({ query: (request) => ({ method: 'PUT', path: '/client/user/invite/decline/public', body: request }), invalidatesTags: ['promoter/invite'] }),
  }),
});

export const {
  useListInvitesQuery,
  useLazyListInvitesQuery,
  useGetPublicInviteQuery,
  useLazyGetPublicInviteQuery,
  useCheckInviteAccountQuery,
  useLazyCheckInviteAccountQuery,
  useCreateInviteMutation,
  useResendInviteMutation,
  useRevokeInviteMutation,
  useAcceptInviteMutation,
  useAcceptPublicInviteMutation,
  useDeclinePublicInviteMutation,
} = inviteApi;

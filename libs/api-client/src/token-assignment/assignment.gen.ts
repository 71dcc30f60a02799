// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a mailed invitation hands over, and from whom; changes nothing. [C7.64, C3.23] */
    validateTokenAssignment: build.query<OperationTypes['validateTokenAssignment']['response'], OperationTypes['validateTokenAssignment']['request']>({ query: (request) => ({ method: 'GET', path: '/tokenAssignment/public/validate', query: request }), providesTags: ['localised'], keepUnusedDataFor: 0 }),
    /** Accepts an invitation as the caller, who holds its tokens from then on. [C7.64, C6.04] */
    confirmTokenAssignment: build.mutation<OperationTypes['confirmTokenAssignment']['response'], OperationTypes['confirmTokenAssignment']['request']>({ query: (request) => ({ method: 'GET', path: '/tokenAssignment/confirm', query: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Declines an invitation, whose tokens are the sender's again. [C7.64] */
    declineTokenAssignment: build.mutation<OperationTypes['declineTokenAssignment']['response'], OperationTypes['declineTokenAssignment']['request']>({ query: (request) => ({ method: 'GET', path: '/tokenAssignment/public/decline', query: request }) }),
    /** What a young session sends, and when, for the link of the mail to its owner; changes nothing. [C7.66] */
    readWaitingAssignments: build.query<OperationTypes['readWaitingAssignments']['response'], OperationTypes['readWaitingAssignments']['request']>({ query: (request) => ({ method: 'GET', path: '/tokenAssignment/public/undo', query: request }), providesTags: ['localised'], keepUnusedDataFor: 0 }),
    /** Takes back what a young session sends, without a log-in; nobody else hears of it. [C7.66] */
    undoWaitingAssignments: build.mutation<OperationTypes['undoWaitingAssignments']['response'], OperationTypes['undoWaitingAssignments']['request']>({ query: (request) => ({ method: 'POST', path: '/tokenAssignment/public/undo', body: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Lists the last people whom the caller sent tokens to, newest first. [C2.28] */
    listRecentRecipients: build.query<OperationTypes['listRecentRecipients']['response'], OperationTypes['listRecentRecipients']['request']>({ query: () => ({ method: 'GET', path: '/tokenAssignment/recipients' }), providesTags: ['token-assignment/activity'], extraOptions: { isBackground: true } }),
    /** Hands tokens of one event to a person by mail, or names the guest or child who enters with the caller. [C7.65, C3.16, C5.02] */
    createTokenAssignment: build.mutation<OperationTypes['createTokenAssignment']['response'], Keyed<OperationTypes['createTokenAssignment']['request']>>({ query: (request) => ({ method: 'POST', path: '/tokenAssignment/create', body: request, isIdempotent: true }), invalidatesTags: ['token-assignment/activity'] }),
    /** Hands tokens of one event to many people by mail, all or none. [C7.65, C3.34, C5.01] */
    createTokenAssignments: build.mutation<OperationTypes['createTokenAssignments']['response'], Keyed<OperationTypes['createTokenAssignments']['request']>>({ query: (request) => ({ method: 'POST', path: '/tokenAssignment/create/bulk', body: request, isIdempotent: true }), invalidatesTags: ['token-assignment/activity'] }),
    /** Takes back what was not accepted yet, removes a guest, or revokes what was accepted where the policy allows it. [C7.66, C4.13] */
    revokeTokenAssignment: build.mutation<OperationTypes['revokeTokenAssignment']['response'], OperationTypes['revokeTokenAssignment']['request']>({ query: (request) => ({ method: 'DELETE', path: '/tokenAssignment/revoke', query: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Gives a token that the caller accepted back to its sender, who is told by mail. [C7.66, C4.12] */
    returnTokenAssignment: build.mutation<OperationTypes['returnTokenAssignment']['response'], OperationTypes['returnTokenAssignment']['request']>({ query: (request) => ({ method: 'DELETE', path: '/tokenAssignment/return', query: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Corrects a guest or child of the caller. [C7.67, C4.14, C6.05] */
    editTokenAssignment: build.mutation<OperationTypes['editTokenAssignment']['response'], OperationTypes['editTokenAssignment']['request']>({ query: (request) => ({ method: 'PUT', path: '/tokenAssignment/edit', body: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Makes a token the caller's own to enter with. [C7.67, C4.13] */
    selfAssignToken: build.mutation<OperationTypes['selfAssignToken']['response'], OperationTypes['selfAssignToken']['request']>({ query: (request) => ({ method: 'PUT', path: '/tokenAssignment/selfAssign', body: request }), invalidatesTags: ['token-assignment/activity'] }),
    /** Tells whether the caller may enter with a token. [C7.67] */
    validateSelfAssignment: build.query<OperationTypes['validateSelfAssignment']['response'], OperationTypes['validateSelfAssignment']['request']>({ query: (request) => ({ method: 'PUT', path: '/tokenAssignment/selfAssign/validate', body: request }) }),
    /** Mails an open invitation again, also to another address; the link of the mail before is refused from then on. [C7.67, C4.13] */
    resendTokenAssignment: build.mutation<OperationTypes['resendTokenAssignment']['response'], OperationTypes['resendTokenAssignment']['request']>({ query: (request) => ({ method: 'PUT', path: '/tokenAssignment/resend', body: request }), invalidatesTags: ['token-assignment/activity'] }),
  }),
});

export const {
  useValidateTokenAssignmentQuery,
  useLazyValidateTokenAssignmentQuery,
  useConfirmTokenAssignmentMutation,
  useDeclineTokenAssignmentMutation,
  useReadWaitingAssignmentsQuery,
  useLazyReadWaitingAssignmentsQuery,
  useUndoWaitingAssignmentsMutation,
  useListRecentRecipientsQuery,
  useLazyListRecentRecipientsQuery,
  useCreateTokenAssignmentMutation,
  useCreateTokenAssignmentsMutation,
  useRevokeTokenAssignmentMutation,
  useReturnTokenAssignmentMutation,
  useEditTokenAssignmentMutation,
  useSelfAssignTokenMutation,
  useValidateSelfAssignmentQuery,
  useLazyValidateSelfAssignmentQuery,
  useResendTokenAssignmentMutation,
} = assignmentApi;

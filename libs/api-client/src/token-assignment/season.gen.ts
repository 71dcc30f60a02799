// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const seasonApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the season passes of the caller, that with the next date first (past ones latest first). [C7.69, C2.08, C1.10] */
    listSeasonMemberships: build.query<OperationTypes['listSeasonMemberships']['response'], OperationTypes['listSeasonMemberships']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activityList/seasonMembershipList', query: request }), providesTags: ['token-assignment/season', 'token-assignment/activity', 'localised', 'verified'] }),
    /** The season passes of the caller that have a place for an event, with all {product} of each by date. [C7.70, C3.31, C6.09] */
    getSeasonMembership: build.query<OperationTypes['getSeasonMembership']['response'], OperationTypes['getSeasonMembership']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activity/seasonMembership/details', query: request }), providesTags: ['token-assignment/season', 'token-assignment/activity', 'localised', 'verified'] }),
    /** Asks for the same places in the next season, or no longer. [C3.31, C6.09] */
    setSeasonAutoRenew: build.mutation<OperationTypes['setSeasonAutoRenew']['response'], OperationTypes['setSeasonAutoRenew']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/activity/seasonMembership/autoRenew', body: request }), invalidatesTags: ['token-assignment/season'] }),
    /** Sends {product} of several dates of a season pass to people by mail, all or none. [C7.68, C6.09, C1.10] */
    createSeasonAssignments: build.mutation<OperationTypes['createSeasonAssignments']['response'], Keyed<OperationTypes['createSeasonAssignments']['request']>>({ query: (request) => ({ method: 'POST', path: '/tokenAssignment/seasonPass/bulkCreate', body: request, isIdempotent: true }), invalidatesTags: ['token-assignment/season', 'token-assignment/activity'] }),
  }),
});

export const {
  useListSeasonMembershipsQuery,
  useLazyListSeasonMembershipsQuery,
  useGetSeasonMembershipQuery,
  useLazyGetSeasonMembershipQuery,
  useSetSeasonAutoRenewMutation,
  useCreateSeasonAssignmentsMutation,
} = seasonApi;

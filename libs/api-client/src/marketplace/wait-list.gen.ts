// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const waitListApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Wait list of an event, with the offers that can be waited for and the caller's own entry. */
    getWaitList: build.query<OperationTypes['getWaitList']['response'], OperationTypes['getWaitList']['request']>({ query: (request) => ({ method: 'GET', path: '/event/waitList', query: request }), providesTags: ['marketplace/wait-list', 'localised'] }),
    /** Joins the wait list of an event for offers that are sold out, at its end; without an entry if one is not. */
    joinWaitList: build.mutation<OperationTypes['joinWaitList']['response'], OperationTypes['joinWaitList']['request']>({ query: (request) => ({ method: 'POST', path: '/event/waitList', body: request }), invalidatesTags: ['marketplace/wait-list'] }),
    /** Leaves the wait list of an event, and gives back what it offers; without an entry, does nothing. */
    leaveWaitList: build.mutation<OperationTypes['leaveWaitList']['response'], OperationTypes['leaveWaitList']['request']>({ query: (request) => ({ method: 'POST', path: '/event/waitList/leave', body: request }), invalidatesTags: ['marketplace/wait-list'] }),
    /** Turns the offer of a wait list into the caller's cart, with a hold of the usual length; again, it answers the same. */
    claimWaitList: build.mutation<OperationTypes['claimWaitList']['response'], OperationTypes['claimWaitList']['request']>({ query: (request) => ({ method: 'POST', path: '/event/waitList/claim', body: request }), invalidatesTags: ['marketplace/wait-list'] }),
    /** Lists the events that the caller waits for or has an offer of, latest first. */
    listWaitListEntries: build.query<OperationTypes['listWaitListEntries']['response'], OperationTypes['listWaitListEntries']['request']>({ query: () => ({ method: 'GET', path: '/event/waitList/entries' }), providesTags: ['marketplace/wait-list', 'localised'] }),
  }),
});

export const {
  useGetWaitListQuery,
  useLazyGetWaitListQuery,
  useJoinWaitListMutation,
  useLeaveWaitListMutation,
  useClaimWaitListMutation,
  useListWaitListEntriesQuery,
  useLazyListWaitListEntriesQuery,
} = waitListApi;

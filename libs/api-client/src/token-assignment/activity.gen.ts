// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the events of a tab of My {product}, soonest first (past ones latest first). [C7.69] */
    listAttendingEvents: build.query<OperationTypes['listAttendingEvents']['response'], OperationTypes['listAttendingEvents']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activityList/attendingEventList', query: request }), providesTags: ['token-assignment/activity', 'localised', 'verified'] }),
    /** Lists the events ahead for which the caller has Wish List entries or My Price offers that are not decided or paid, soonest first. [C7.69] */
    listActiveOfferEvents: build.query<OperationTypes['listActiveOfferEvents']['response'], OperationTypes['listActiveOfferEvents']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activityList/activeOfferEventList', query: request }), providesTags: ['token-assignment/activity', 'marketplace/draw', 'marketplace/auction', 'localised', 'verified'] }),
    /** Counts what the tabs of My {product} list. [C7.69] */
    getActivitySummary: build.query<OperationTypes['getActivitySummary']['response'], OperationTypes['getActivitySummary']['request']>({ query: () => ({ method: 'GET', path: '/user/activityList/summary' }), providesTags: ['token-assignment/activity', 'marketplace/draw', 'marketplace/auction', 'marketplace/wait-list', 'marketplace/secondary-listing', 'token-assignment/season', 'verified'], extraOptions: { isBackground: true } }),
    /** Everything that the caller holds for an event. [C7.70] */
    getEventActivity: build.query<OperationTypes['getEventActivity']['response'], OperationTypes['getEventActivity']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activity/v2', query: request }), providesTags: ['token-assignment/activity', 'localised', 'verified'] }),
    /** Tabs and actions of My {product} that this deployment has. [C7.70, C2.08, C2.27] */
    getActivityConfiguration: build.query<OperationTypes['getActivityConfiguration']['response'], OperationTypes['getActivityConfiguration']['request']>({ query: () => ({ method: 'GET', path: '/user/activityConfiguration' }) }),
    /** Secret from which the device computes the entry code of a token. [I2.30, C2.29, I9.04] */
    getEntrySecret: build.query<OperationTypes['getEntrySecret']['response'], OperationTypes['getEntrySecret']['request']>({ query: (request) => ({ method: 'GET', path: '/user/activity/entrySecret', query: request }), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListAttendingEventsQuery,
  useLazyListAttendingEventsQuery,
  useListActiveOfferEventsQuery,
  useLazyListActiveOfferEventsQuery,
  useGetActivitySummaryQuery,
  useLazyGetActivitySummaryQuery,
  useGetEventActivityQuery,
  useLazyGetEventActivityQuery,
  useGetActivityConfigurationQuery,
  useLazyGetActivityConfigurationQuery,
  useGetEntrySecretQuery,
  useLazyGetEntrySecretQuery,
} = activityApi;

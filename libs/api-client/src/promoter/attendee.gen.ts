// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const attendeeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many people attend an event, how many of them are in, and with which offers, for its organiser. [C7.73, C1.09, C6.07] */
    getAttendeeSummary: build.query<OperationTypes['getAttendeeSummary']['response'], OperationTypes['getAttendeeSummary']['request']>({ query: (request) => ({ method: 'GET', path: '/client/attendee/summary', query: request }), providesTags: ['localised', 'verified'] }),
    /** Lists the attendees of an event, latest sold first, for its organiser. [C7.73, C1.09, C6.07] */
    listAttendees: build.query<OperationTypes['listAttendees']['response'], OperationTypes['listAttendees']['request']>({ query: (request) => ({ method: 'GET', path: '/client/attendee/list', query: request }), providesTags: ['localised', 'verified'] }),
    /** Finds attendees of an event. A body, since names and addresses of people belong in no web address. [C7.73, C1.09] */
    searchAttendees: build.query<OperationTypes['searchAttendees']['response'], OperationTypes['searchAttendees']['request']>({ query: (request) => ({ method: 'POST', path: '/client/attendee/search', body: request }), providesTags: ['localised', 'verified'] }),
    /** All attendees of an event as a CSV file, for its organiser. [C7.73, C1.09] */
    downloadAttendees: build.query<OperationTypes['downloadAttendees']['response'], OperationTypes['downloadAttendees']['request']>({ query: (request) => ({ method: 'GET', path: '/client/attendee/list/download', query: request }), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useGetAttendeeSummaryQuery,
  useLazyGetAttendeeSummaryQuery,
  useListAttendeesQuery,
  useLazyListAttendeesQuery,
  useSearchAttendeesQuery,
  useLazySearchAttendeesQuery,
  useDownloadAttendeesQuery,
  useLazyDownloadAttendeesQuery,
} = attendeeApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Event with its marketplaces, sales groups and rules. [C7.31] */
    getEventProfile: build.query<OperationTypes['getEventProfile']['response'], OperationTypes['getEventProfile']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profile/V2', query: request }), providesTags: ['marketplace/event', 'localised'] }),
    /** Lists events by search and filters, in pages. [C7.32, C2.22] */
    listEvents: build.query<OperationTypes['listEvents']['response'], OperationTypes['listEvents']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/profileList', query: request }), providesTags: ['marketplace/event', 'localised'] }),
    /** Lists events with a performer of one of these tags, soonest first, in pages. [C7.33] */
    listEventsByTag: build.query<OperationTypes['listEventsByTag']['response'], OperationTypes['listEventsByTag']['request']>({ query: (request) => ({ method: 'PUT', path: '/event/public/profileList/tag', body: request }), providesTags: ['marketplace/event', 'localised'], extraOptions: { isBackground: true } }),
    /** Lists the events that discover features, in order; the first is the promoted one. [C7.34] */
    listCarousel: build.query<OperationTypes['listCarousel']['response'], OperationTypes['listCarousel']['request']>({ query: () => ({ method: 'GET', path: '/event/public/carouselList' }), providesTags: ['marketplace/event', 'localised'] }),
  }),
});

export const {
  useGetEventProfileQuery,
  useLazyGetEventProfileQuery,
  useListEventsQuery,
  useLazyListEventsQuery,
  useListEventsByTagQuery,
  useLazyListEventsByTagQuery,
  useListCarouselQuery,
  useLazyListCarouselQuery,
} = eventApi;

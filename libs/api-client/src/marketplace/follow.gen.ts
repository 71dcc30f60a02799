// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const followApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Performer, venue or organiser with its past events; the ones to come are in `listEvents`. [C2.02, I2.06] */
    getTopic: build.query<OperationTypes['getTopic']['response'], OperationTypes['getTopic']['request']>({ query: (request) => ({ method: 'GET', path: '/event/public/topic', query: request }), providesTags: ['localised'] }),
    /** Lists performers of events to come, those of featured events first. [C2.22, C9.12] */
    listFeaturedPerformers: build.query<OperationTypes['listFeaturedPerformers']['response'], OperationTypes['listFeaturedPerformers']['request']>({ query: () => ({ method: 'GET', path: '/performer/public/featuredList' }), extraOptions: { isBackground: true } }),
    /** Lists what the caller follows, newest first. [C2.22] */
    listFollows: build.query<OperationTypes['listFollows']['response'], OperationTypes['listFollows']['request']>({ query: () => ({ method: 'GET', path: '/user/follow' }), providesTags: ['marketplace/follow', 'localised'] }),
    /** Follows a performer, venue or organiser, or stops; a follower is mailed when its events go on sale. [C2.22, I7.19] */
    setFollow: build.mutation<OperationTypes['setFollow']['response'], OperationTypes['setFollow']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/follow', body: request }), invalidatesTags: ['marketplace/follow', 'identity/notification-settings'] }),
  }),
});

export const {
  useGetTopicQuery,
  useLazyGetTopicQuery,
  useListFeaturedPerformersQuery,
  useLazyListFeaturedPerformersQuery,
  useListFollowsQuery,
  useLazyListFollowsQuery,
  useSetFollowMutation,
} = followApi;

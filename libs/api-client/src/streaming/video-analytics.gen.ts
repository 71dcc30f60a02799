// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const videoAnalyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** State and times of the stream of an event and who watches now, for its organiser. [C7.13] */
    getClientStream: build.query<OperationTypes['getClientStream']['response'], OperationTypes['getClientStream']['request']>({ query: (request) => ({ method: 'GET', path: '/client/streaming/event/info', query: request }), providesTags: ['streaming/video-analytics', 'localised'] }),
    /** Viewers of a stream and the time that they watched. [C7.19] */
    getVideoOverview: build.query<OperationTypes['getVideoOverview']['response'], OperationTypes['getVideoOverview']['request']>({ query: (request) => ({ method: 'GET', path: '/videoAnalytics/fetchOverview', query: request }) }),
    /** Viewers of a stream by time, at most 1,500 steps from its first viewer on; steps without viewers are left out. [C7.19, C9.09] */
    listVideoTimeseries: build.query<OperationTypes['listVideoTimeseries']['response'], OperationTypes['listVideoTimeseries']['request']>({ query: (request) => ({ method: 'GET', path: '/videoAnalytics/fetchVideoTimeseries', query: request }) }),
  }),
});

export const {
  useGetClientStreamQuery,
  useLazyGetClientStreamQuery,
  useGetVideoOverviewQuery,
  useLazyGetVideoOverviewQuery,
  useListVideoTimeseriesQuery,
  useLazyListVideoTimeseriesQuery,
} = videoAnalyticsApi;

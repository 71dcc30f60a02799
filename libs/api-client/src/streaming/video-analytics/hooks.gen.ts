// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { videoAnalyticsApi } from './videoAnalyticsApi.ts';

export const {
  useGetClientStreamQuery,
  useLazyGetClientStreamQuery,
  useGetVideoOverviewQuery,
  useLazyGetVideoOverviewQuery,
  useListVideoTimeseriesQuery,
  useLazyListVideoTimeseriesQuery,
} = videoAnalyticsApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { videoAnalyticsEndpoints } from './endpoints.gen.ts';

export const {
  useGetClientStreamQuery,
  useLazyGetClientStreamQuery,
  useGetVideoOverviewQuery,
  useLazyGetVideoOverviewQuery,
  useListVideoTimeseriesQuery,
  useLazyListVideoTimeseriesQuery,
} = videoAnalyticsEndpoints;

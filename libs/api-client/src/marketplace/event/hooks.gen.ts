// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { eventApi } from './eventApi.ts';

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

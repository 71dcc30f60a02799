// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { activityApi } from './activityApi.ts';

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

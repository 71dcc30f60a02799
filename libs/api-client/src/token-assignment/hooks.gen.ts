// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { tokenAssignmentApi } from './tokenAssignmentApi.ts';

export const {
  useListAttendingEventsQuery,
  useLazyListAttendingEventsQuery,
  useGetEventActivityQuery,
  useLazyGetEventActivityQuery,
  useGetEntrySecretQuery,
  useLazyGetEntrySecretQuery,
} = tokenAssignmentApi;

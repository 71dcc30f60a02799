// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { waitListEndpoints } from './endpoints.gen.ts';

export const {
  useGetWaitListQuery,
  useLazyGetWaitListQuery,
  useJoinWaitListMutation,
  useLeaveWaitListMutation,
  useClaimWaitListMutation,
  useListWaitListEntriesQuery,
  useLazyListWaitListEntriesQuery,
} = waitListEndpoints;

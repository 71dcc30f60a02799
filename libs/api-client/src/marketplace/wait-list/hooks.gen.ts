// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { waitListApi } from './waitListApi.ts';

export const {
  useGetWaitListQuery,
  useLazyGetWaitListQuery,
  useJoinWaitListMutation,
  useLeaveWaitListMutation,
  useClaimWaitListMutation,
  useListWaitListEntriesQuery,
  useLazyListWaitListEntriesQuery,
} = waitListApi;

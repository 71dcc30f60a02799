// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { drawApi } from './drawApi.ts';

export const {
  useCheckoutDrawQuery,
  useLazyCheckoutDrawQuery,
  useEnterDrawMutation,
  useDeleteDrawEntryMutation,
  useListDrawEntriesQuery,
  useLazyListDrawEntriesQuery,
  useGetDrawRecordQuery,
  useLazyGetDrawRecordQuery,
  useListPublishedEntriesQuery,
  useLazyListPublishedEntriesQuery,
  useCheckoutDrawClaimQuery,
  useLazyCheckoutDrawClaimQuery,
  useClaimDrawMutation,
} = drawApi;

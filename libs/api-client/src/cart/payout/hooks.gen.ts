// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { payoutApi } from './payoutApi.ts';

export const {
  useListPayoutMethodsQuery,
  useLazyListPayoutMethodsQuery,
  useAddPayPalAccountMutation,
  useArchivePayoutMethodMutation,
  useGetSellerStatementQuery,
  useLazyGetSellerStatementQuery,
} = payoutApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { feeEndpoints } from './endpoints.gen.ts';

export const {
  useValidateCustomFeeNameQuery,
  useLazyValidateCustomFeeNameQuery,
  useGetEventFeesQuery,
  useLazyGetEventFeesQuery,
  useGetDraftBuyerPricesQuery,
  useLazyGetDraftBuyerPricesQuery,
  useGetBuyerPricesQuery,
  useLazyGetBuyerPricesQuery,
  useSetEventFeesMutation,
  useSetResaleProfitShareMutation,
} = feeEndpoints;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { cartApi } from './cartApi.ts';

export const {
  useCheckoutCartMutation,
  usePayCartMutation,
  useClearCartMutation,
  useExtendHoldMutation,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useListPaymentMethodsQuery,
  useLazyListPaymentMethodsQuery,
  useListPaymentMeansQuery,
  useLazyListPaymentMeansQuery,
  useAddPaymentMeansMutation,
  useRemovePaymentMeansMutation,
  useUpdatePaymentMeansMutation,
  useVerifyPaymentMeansMutation,
} = cartApi;

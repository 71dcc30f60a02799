// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { paymentMeansApi } from './paymentMeansApi.ts';

export const {
  useListPaymentMethodsQuery,
  useLazyListPaymentMethodsQuery,
  useListPaymentMeansQuery,
  useLazyListPaymentMeansQuery,
  useAddPaymentMeansMutation,
  useRemovePaymentMeansMutation,
  useUpdatePaymentMeansMutation,
  useVerifyPaymentMeansMutation,
} = paymentMeansApi;

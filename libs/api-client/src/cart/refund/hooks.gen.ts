// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { refundApi } from './refundApi.ts';

export const {
  useGetRefundCheckoutQuery,
  useLazyGetRefundCheckoutQuery,
  useRefundTokensMutation,
} = refundApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { paymentApi } from './paymentApi.ts';

export const {
  usePayCartMutation,
  useInitiateExternalPaymentMutation,
  usePurchaseExternallyMutation,
} = paymentApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { paymentConfigEndpoints } from './endpoints.gen.ts';

export const {
  useGetClientPaymentConfigQuery,
  useLazyGetClientPaymentConfigQuery,
  useGetEventPaymentConfigQuery,
  useLazyGetEventPaymentConfigQuery,
  useSetEventPaymentConfigMutation,
} = paymentConfigEndpoints;

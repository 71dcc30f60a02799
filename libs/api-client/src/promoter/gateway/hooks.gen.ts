// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { gatewayEndpoints } from './endpoints.gen.ts';

export const {
  useCreateGatewayMutation,
  useUpdateGatewayMutation,
  useListGatewaysQuery,
  useLazyListGatewaysQuery,
  useRedactGatewayMutation,
  usePurchaseOneDollarMutation,
  useRefundTestPaymentMutation,
} = gatewayEndpoints;

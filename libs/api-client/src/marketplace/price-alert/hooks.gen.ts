// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { priceAlertApi } from './priceAlertApi.ts';

export const {
  useGetPriceAlertQuery,
  useLazyGetPriceAlertQuery,
  useSetPriceAlertMutation,
  useDeletePriceAlertMutation,
} = priceAlertApi;

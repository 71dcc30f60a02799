// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { orderApi } from './orderApi.ts';

export const {
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetOrderDocumentQuery,
  useLazyGetOrderDocumentQuery,
  useListOrdersQuery,
  useLazyListOrdersQuery,
} = orderApi;

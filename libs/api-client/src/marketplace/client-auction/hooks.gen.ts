// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { clientAuctionEndpoints } from './endpoints.gen.ts';

export const {
  useGetClientAuctionQuery,
  useLazyGetClientAuctionQuery,
  useOpenClientAuctionMutation,
  useCloseClientAuctionMutation,
  useChangeAuctionStockMutation,
  useChangeAuctionMinimumMutation,
  useExportAuctionMutation,
} = clientAuctionEndpoints;

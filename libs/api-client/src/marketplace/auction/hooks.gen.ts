// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { auctionApi } from './auctionApi.ts';

export const {
  useGetAuctionQuery,
  useLazyGetAuctionQuery,
  useGetAuctionLiveQuery,
  useLazyGetAuctionLiveQuery,
  useGetAuctionChanceQuery,
  useLazyGetAuctionChanceQuery,
  useCheckoutAuctionQuery,
  useLazyCheckoutAuctionQuery,
  useMakeAuctionOfferMutation,
  useListAuctionOffersQuery,
  useLazyListAuctionOffersQuery,
  useGetSeatSelectionQuery,
  useLazyGetSeatSelectionQuery,
  usePickAuctionSeatsMutation,
  useDeclineOfferPaymentMutation,
} = auctionApi;

// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { offerGroupApi } from './offerGroupApi.ts';

export const {
  useGetOfferGroupsQuery,
  useLazyGetOfferGroupsQuery,
  useListRelatedOfferGroupsQuery,
  useLazyListRelatedOfferGroupsQuery,
  useListOfferGroupIdsQuery,
  useLazyListOfferGroupIdsQuery,
  useGetOfferGroupDetailQuery,
  useLazyGetOfferGroupDetailQuery,
  useListUpsellsQuery,
  useLazyListUpsellsQuery,
  useGetSalesGroupTreeQuery,
  useLazyGetSalesGroupTreeQuery,
  useValidateMarketplaceCodeQuery,
  useLazyValidateMarketplaceCodeQuery,
} = offerGroupApi;

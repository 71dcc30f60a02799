// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { secondaryListingApi } from './secondaryListingApi.ts';

export const {
  useGetSecondaryMarketplaceQuery,
  useLazyGetSecondaryMarketplaceQuery,
  useListSecondaryListingOfferGroupsQuery,
  useLazyListSecondaryListingOfferGroupsQuery,
  useQuoteSecondaryListingQuery,
  useLazyQuoteSecondaryListingQuery,
  useSaveSecondaryListingMutation,
  useDeleteSecondaryListingMutation,
  useGetSecondaryListingQuery,
  useLazyGetSecondaryListingQuery,
  useListSecondaryListingsQuery,
  useLazyListSecondaryListingsQuery,
  useUpdatePayoutMethodMutation,
  useRetryPayoutMutation,
} = secondaryListingApi;

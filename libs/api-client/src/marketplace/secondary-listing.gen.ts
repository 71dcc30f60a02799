// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import type { Keyed } from '../client/callFoyer.ts';

export const secondaryListingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the caller can sell of an event, and under which rules. [C7.61, C2.30, C3.21] */
    getSecondaryMarketplace: build.query<OperationTypes['getSecondaryMarketplace']['response'], OperationTypes['getSecondaryMarketplace']['request']>({ query: (request) => ({ method: 'GET', path: '/secondaryMarketplaceDetails', query: request }), providesTags: ['marketplace/secondary-listing', 'localised'] }),
    /** What fans ask for {product} of an event, by offer. [C7.61] */
    listSecondaryListingOfferGroups: build.query<OperationTypes['listSecondaryListingOfferGroups']['response'], OperationTypes['listSecondaryListingOfferGroups']['request']>({ query: (request) => ({ method: 'GET', path: '/secondaryListingOfferGroups', query: request }), providesTags: ['marketplace/secondary-listing', 'localised'] }),
    /** Splits a price as its listing would; lists nothing. [C7.62, C2.30, C3.21] */
    quoteSecondaryListing: build.query<OperationTypes['quoteSecondaryListing']['response'], OperationTypes['quoteSecondaryListing']['request']>({ query: (request) => ({ method: 'PUT', path: '/sellerCheckout', body: request }), providesTags: ['marketplace/secondary-listing', 'localised', 'verified'] }),
    /** Lists {product} of the caller for other fans, or changes a listing. [C7.60, C3.21, C4.18] */
    saveSecondaryListing: build.mutation<OperationTypes['saveSecondaryListing']['response'], Keyed<OperationTypes['saveSecondaryListing']['request']>>({ query: (request) => ({ method: 'POST', path: '/secondaryListing', body: request, isIdempotent: true }), invalidatesTags: ['marketplace/secondary-listing', 'token-assignment/activity'] }),
    /** Takes a listing of the caller off sale; its {product} and their entry codes are valid again. [C7.60, C2.30] */
    deleteSecondaryListing: build.mutation<OperationTypes['deleteSecondaryListing']['response'], OperationTypes['deleteSecondaryListing']['request']>({ query: (request) => ({ method: 'DELETE', path: '/secondaryListing', query: request }), invalidatesTags: ['marketplace/secondary-listing', 'token-assignment/activity'] }),
    /** Latest listing of a {product} by the caller. [C7.61, C2.27] */
    getSecondaryListing: build.query<OperationTypes['getSecondaryListing']['response'], OperationTypes['getSecondaryListing']['request']>({ query: (request) => ({ method: 'GET', path: '/secondaryListing/details', query: request }), providesTags: ['marketplace/secondary-listing', 'localised'] }),
    /** Lists the caller's listings of events ahead, or past ones, latest first. [C7.61, C2.08] */
    listSecondaryListings: build.query<OperationTypes['listSecondaryListings']['response'], OperationTypes['listSecondaryListings']['request']>({ query: (request) => ({ method: 'GET', path: '/secondaryListings', query: request }), providesTags: ['marketplace/secondary-listing', 'localised'] }),
    /** Changes where the proceeds of a listing are paid, until the payout is sent. [C7.63] */
    updatePayoutMethod: build.mutation<OperationTypes['updatePayoutMethod']['response'], OperationTypes['updatePayoutMethod']['request']>({ query: (request) => ({ method: 'PUT', path: '/secondaryListing/updatePayoutMethod', body: request }), invalidatesTags: ['marketplace/secondary-listing', 'token-assignment/activity'] }),
    /** Sends a payout again that has failed, to the payout method that the listing has now. [C7.63, C8.09] */
    retryPayout: build.mutation<OperationTypes['retryPayout']['response'], OperationTypes['retryPayout']['request']>({ query: (request) => ({ method: 'PUT', path: '/secondaryListing/retryPayout', body: request }), invalidatesTags: ['marketplace/secondary-listing', 'token-assignment/activity'] }),
  }),
});

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

import { secondaryListingEndpoints } from './endpoints.gen.ts';

/** What a fan lists changes what is shown of the own {product}: their codes, and what may be done with them. */
const changed = ['marketplace/secondary-listing', 'token-assignment/activity'] as const;

/** Listings of fans, for their sellers. */
export const secondaryListingApi = secondaryListingEndpoints.enhanceEndpoints({
  endpoints: {
    getSecondaryMarketplace: { providesTags: ['marketplace/secondary-listing', 'localised'] },
    listSecondaryListingOfferGroups: { providesTags: ['marketplace/secondary-listing', 'localised'] },
    quoteSecondaryListing: { providesTags: ['marketplace/secondary-listing', 'localised', 'verified'] },
    getSecondaryListing: { providesTags: ['marketplace/secondary-listing', 'localised'] },
    listSecondaryListings: { providesTags: ['marketplace/secondary-listing', 'localised'] },
    saveSecondaryListing: { invalidatesTags: changed },
    deleteSecondaryListing: { invalidatesTags: changed },
    updatePayoutMethod: { invalidatesTags: changed },
    retryPayout: { invalidatesTags: changed },
  },
});

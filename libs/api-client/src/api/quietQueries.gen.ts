// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/** Queries whose user-facing errors show no overlay: background calls, and those whose page shows them. */
export const quietQueries: readonly string[] = [
  'validateDiscountCode',
  'getPublicDiscount',
  'getOrderDocument',
  'isEmailAddressAvailable',
  'getPartialUserAccount',
  'verifyResetPasswordEmail',
  'getAuctionLive',
  'getAuctionChance',
  'listEventsByTag',
  'listFeaturedPerformers',
  'validateMarketplaceCode',
  'listSearchSuggestions',
  'findBestSeats',
  'getWaitingRoom',
  'getAdvertisementData',
  'getNewsletterSubscription',
  'getActivitySummary',
  'getEntrySecret',
  'getApplePass',
  'getGooglePass',
];

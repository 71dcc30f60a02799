// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/** Queries with the same answer for every caller. */
export const sharedQueries: readonly string[] = [
  'getCustomEventPage',
  'listPublishedEntries',
  'getEventProfile',
  'listEvents',
  'listEventsByTag',
  'listCarousel',
  'getTopic',
  'listFeaturedPerformers',
  'listSearchSuggestions',
  'getSeatChart',
  'getWaitingRoom',
  'searchCities',
  'getConfiguration',
  'listCountries',
  'getWhiteLabelConfig',
];

/** Parts of the list that are loaded on demand, as one file: they are rarely used or below the first view,
 * and each file costs every page. */
export { FeaturedEvents } from './FeaturedEvents.tsx';
export { FeaturedPerformers } from './FeaturedPerformers.tsx';
export { MoreFilters } from './MoreFilters.tsx';
export { NoResults } from './NoResults.tsx';
export { SearchSuggestions } from './SearchSuggestions.tsx';

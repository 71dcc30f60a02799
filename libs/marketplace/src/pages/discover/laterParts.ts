/** Parts of the list that are loaded on demand, as one file: they are rarely used, and each file costs every page. */
export { MoreFilters } from './MoreFilters.tsx';
export { NoResults } from './NoResults.tsx';
export { SearchSuggestions } from './SearchSuggestions.tsx';

/** Parts of the list that are loaded on demand, as one file: they are rarely used or below the first view,
 * and each file costs every page. */
export { FeaturedStrip, FewLeftStrip } from './EventStrips.tsx';
export { FeaturedPerformers } from './FeaturedPerformers.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { NoResults } from './NoResults.tsx';
export { SearchSuggestions } from './SearchSuggestions.tsx';

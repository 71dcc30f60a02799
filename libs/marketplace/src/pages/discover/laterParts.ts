/** Parts of the list that are loaded on demand, as one file: they are rarely used or below the first view,
 * and each file costs every page. */
export { FeaturedStrip, FewLeftStrip } from './results/EventStrips.tsx';
export { FeaturedPerformers } from './results/FeaturedPerformers.tsx';
export { FilterPanel } from './filters/FilterPanel.tsx';
export { NoResults } from './results/NoResults.tsx';
export { SearchSuggestions } from './filters/SearchSuggestions.tsx';

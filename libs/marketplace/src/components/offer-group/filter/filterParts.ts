/** Filters that load when the browser is idle, as one file. */
export { OfferFilterPanel } from './OfferFilterPanel.tsx';
export { OfferSort } from './OfferSort.tsx';
export { PriceCaps } from './PriceCaps.tsx';

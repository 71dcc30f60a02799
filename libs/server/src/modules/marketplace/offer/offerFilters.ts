import type { OfferGroup, OfferGroupQuery } from '@foyer/contract';
import { isPriceWithin } from '@foyer/util';
import { failure } from '../../../platform/http/answers/failure.ts';
import { isOpenLater } from '../../../sale/event/saleStates.ts';
import type { StockRow } from '../../../sale/inventory/stockRepository.ts';

/** The filters of list and map, one meaning for both [C3.19]. */
export type OfferFilters = Pick<
  OfferGroupQuery,
  | 'marketplaceId'
  | 'priceRange'
  | 'sectionCodes'
  | 'numTokens'
  | 'includeResale'
  | 'dateFilterType'
  | 'categoryAccessibilityType'
>;

/** @throws invalidRequest for a price range with a single or swapped bounds */
export function checkFilters({ priceRange = [] }: Pick<OfferFilters, 'priceRange'>): void {
  const [low, high] = priceRange;
  if (low !== undefined && (high === undefined || low > high))
    throw failure('invalidRequest', { field: 'priceRange' });
}

/** Tells whether only wheelchair places count. */
export const isAccessibleOnly = ({ categoryAccessibilityType }: OfferFilters): boolean =>
  categoryAccessibilityType === 'ACCESSIBLE';

function matchesDate(
  { saleState }: Pick<OfferGroup, 'saleState'>,
  { dateFilterType = 'ANY' }: Pick<OfferFilters, 'dateFilterType'>,
): boolean {
  if (dateFilterType === 'ANY') return true;
  return isOpenLater(saleState) === (dateFilterType === 'LATER') && saleState !== 'closed';
}

/**
 * Tells whether an offer matches the filters of price, window and resale; sections, quantities and accessibility are
 * filtered in the stock.
 */
export function matchesOffer(
  offer: Pick<OfferGroup, 'marketplaceId' | 'price' | 'agePrices' | 'resale' | 'saleState'>,
  filters: Pick<OfferFilters, 'marketplaceId' | 'priceRange' | 'includeResale' | 'dateFilterType'>,
): boolean {
  const { marketplaceId, includeResale = false, priceRange: [from, to] = [] } = filters;
  if (marketplaceId !== undefined && offer.marketplaceId !== marketplaceId) return false;
  if ((offer.resale && !includeResale) || !matchesDate(offer, filters)) return false;
  const prices = [offer.price, ...offer.agePrices.map(({ price }) => price)];
  return prices.some(({ allIn }) => isPriceWithin(allIn.amount, { from, to }));
}

/** Filters stock by section, party size and wheelchair places. */
export function filterStock(stock: readonly StockRow[], filters: OfferFilters): StockRow[] {
  const { sectionCodes = [], numTokens = 1 } = filters;
  const accessible = isAccessibleOnly(filters);
  const named = new Set(sectionCodes);
  return stock.filter(({ sectionCode, free, accessible: places }) => {
    if (named.size > 0 && (sectionCode === null || !named.has(sectionCode))) return false;
    if (accessible && places === 0) return false;
    return free >= numTokens;
  });
}

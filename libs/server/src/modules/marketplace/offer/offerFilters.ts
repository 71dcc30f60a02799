import type { OfferGroup, OfferGroupQuery } from '@foyer/contract';
import { isPriceWithin } from '@foyer/util';
import { failure } from '../../../platform/http/failure.ts';
import type { StockRow } from '../../../sale/inventory/stockRepository.ts';

/** The filters of list and map, one meaning for both [C3.19]. */
export type OfferFilters = Pick<
  OfferGroupQuery,
  'marketplaceId' | 'priceRange' | 'sectionCodes' | 'numTokens' | 'accessible'
>;

/** @throws invalidRequest for a price range with a single or swapped bounds */
export function checkFilters({ priceRange = [] }: Pick<OfferFilters, 'priceRange'>): void {
  const [low, high] = priceRange;
  if (low !== undefined && (high === undefined || low > high))
    throw failure('invalidRequest', { field: 'priceRange' });
}

/** Tells whether an offer matches the price and window filters; sections and quantities are filtered in the stock. */
export function matchesOffer(
  offer: Pick<OfferGroup, 'marketplaceId' | 'price' | 'agePrices'>,
  filters: Pick<OfferFilters, 'marketplaceId' | 'priceRange'>,
): boolean {
  const { marketplaceId, priceRange: [from, to] = [] } = filters;
  if (marketplaceId !== undefined && offer.marketplaceId !== marketplaceId) return false;
  const prices = [offer.price, ...offer.agePrices.map(({ price }) => price)];
  return prices.some(({ allIn }) => isPriceWithin(allIn.amount, { from, to }));
}

/** Filters stock by section, party size and wheelchair places. */
export function filterStock(stock: readonly StockRow[], filters: OfferFilters): StockRow[] {
  const { sectionCodes = [], numTokens = 1, accessible = false } = filters;
  const named = new Set(sectionCodes);
  return stock.filter(({ sectionCode, free, accessible: places }) => {
    if (named.size > 0 && (sectionCode === null || !named.has(sectionCode))) return false;
    if (accessible && places === 0) return false;
    return free >= numTokens;
  });
}

import type { EventProfile } from '@foyer/contract';
import { useMarketplaceCode } from '@foyer/cart';
import type { OfferFilters } from '../../../model/offerFilters.ts';
import { useOfferAddress } from './useOfferAddress.ts';

/** Returns the offer filters of the address with the buyer's code, and a function that changes those of the address. */
export function useSaleFilters({
  summary,
  seatChartId,
}: EventProfile): [OfferFilters, (change: Partial<OfferFilters>) => void] {
  const [address, change] = useOfferAddress();
  const filters = { ...address, marketplaceCode: useMarketplaceCode(summary.eventId) };
  // Without a map, quantities are set per card, so a single remaining place stays on sale.
  return [seatChartId === undefined ? { ...filters, numTokens: 1 } : filters, change];
}

import type { EventProfile } from '@foyer/contract';
import { useMarketplaceCode } from '@foyer/cart';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type OfferFilters, readOfferFilters, writeOfferFilters } from '../../../model/offer/offerFilters.ts';

/** Returns the offer filters of the address, and a function that changes them [C3.19]. */
function useOfferAddress(): [OfferFilters, (change: Partial<OfferFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readOfferFilters(search), [search]);
  const change = useCallback(
    (part: Partial<OfferFilters>) =>
      setSearch((current) => writeOfferFilters(current, { ...readOfferFilters(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [filters, change];
}

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

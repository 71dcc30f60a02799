import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readOfferFilters, writeOfferFilters, type OfferFilters } from '../../../model/offerFilters.ts';

/** Returns the offer filters of the address, and a function that changes them [C3.19]. */
export function useOfferAddress(): [OfferFilters, (change: Partial<OfferFilters>) => void] {
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

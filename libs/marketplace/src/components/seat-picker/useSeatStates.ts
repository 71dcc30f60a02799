import { useEffect, useRef, useState } from 'react';
import type { SeatsForSections } from '@foyer/contract';
import { useLazyListSeatsForSectionsQuery } from '@foyer/api-client/marketplace';
import { withCode } from '../../model/offer/offerFilters.ts';
import { mergeSeats, noSeatStates, type SeatStates } from '../../model/seat/seatStates.ts';

/** Refresh interval of availability while the page is visible. */
export const refreshMs = 15_000;

/** Last answer, and the states merged from all. */
interface Known {
  data: SeatsForSections | undefined;
  states: SeatStates;
}

/** Loads the states of all seats in some sections, then only changes. */
export function useSeatStates(
  eventId: string,
  sectionCodes: readonly string[],
  marketplaceCode: string | undefined,
): SeatStates {
  const [fetchSeats, { data }] = useLazyListSeatsForSectionsQuery();
  const [known, setKnown] = useState<Known>({ data: undefined, states: noSeatStates });
  if (data && data !== known.data) setKnown({ data, states: mergeSeats(known.states, data) });
  const version = useRef<string>(undefined);
  useEffect(() => {
    version.current = data?.version;
  }, [data]);
  const sections = [...sectionCodes].sort().join();
  useEffect(() => {
    if (sections === '') return undefined;
    const request = withCode({ eventId, sectionCodes: sections.split(',') }, marketplaceCode);
    void fetchSeats(request);
    const timer = setInterval(() => {
      const since = version.current;
      if (document.visibilityState === 'visible')
        void fetchSeats(since === undefined ? request : { ...request, since });
    }, refreshMs);
    return () => clearInterval(timer);
  }, [fetchSeats, eventId, sections, marketplaceCode]);
  return known.states;
}

import { useCallback, useMemo, useState, useEffect, useRef } from 'react';
import type { ChartRow, EventProfile, SeatChart, SeatsForSections } from '@foyer/contract';
import {
  useGetSeatChartQuery,
  useLazyGetSeatChartQuery,
  useListAvailableSectionsQuery,
  useLazyListSeatsForSectionsQuery,
} from '@foyer/api-client/marketplace';
import { toOfferGroupQuery, type OfferFilters, withCode } from '../../model/offer/offerFilters.ts';
import { seatChartRequest } from '../../model/seat/seatChartRequest.ts';
import type { SeatsKnown } from '../../model/seat/offerOfSeat.ts';
import { mergeSeats, noSeatStates, type SeatStates } from '../../model/seat/seatStates.ts';

/** Refresh interval of availability while the page is visible. */
const refreshMs = 15_000;

/** Last answer, and the states merged from all. */
interface Known {
  data: SeatsForSections | undefined;
  states: SeatStates;
}

/** Loads the states of all seats in some sections, then only changes. */
function useSeatStates(
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

/** Maximum number of sections per call; the most recently viewed ones are kept. */
const maximumSections = 60;

type Rows = Record<string, readonly ChartRow[] | undefined>;

function withRows(chart: SeatChart | undefined, rows: Rows): SeatChart | undefined {
  if (!chart) return undefined;
  const sections = chart.sections.map((section) => {
    const known = rows[section.sectionCode];
    return known ? { ...section, rows: [...known] } : section;
  });
  return { ...chart, sections };
}

/**
 * Loads the documents of a seat map: the chart at once, rows and availability as sections are viewed. A chart is
 * immutable per id and version and fetched once; availability is refreshed.
 */
export function useSeatData(profile: EventProfile, filters: OfferFilters) {
  const { eventId } = profile.summary;
  const drawing = useMemo(() => seatChartRequest(profile), [profile]);
  const overview = useGetSeatChartQuery(drawing);
  const sections = useListAvailableSectionsQuery(toOfferGroupQuery(eventId, filters), {
    pollingInterval: refreshMs,
    skipPollingIfUnfocused: true,
  });
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<Rows>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [fetchRows] = useLazyGetSeatChartQuery();
  const seats = useSeatStates(eventId, wanted, filters.marketplaceCode);
  const need = useCallback(
    (sectionCodes: string[]) => {
      setWanted((known) =>
        [...known.filter((code) => !sectionCodes.includes(code)), ...sectionCodes].slice(-maximumSections),
      );
      const missing = sectionCodes.filter((code) => rows[code] === undefined).slice(0, maximumSections);
      if (missing.length === 0) return;
      void fetchRows({ ...drawing, sectionCodes: missing, onlyNamed: true }).then(({ data }) => {
        setFailed((before) => [
          ...before.filter((code) => !missing.includes(code)),
          ...(data ? [] : missing),
        ]);
        if (data)
          setRows((before) => ({
            ...before,
            ...Object.fromEntries(data.sections.map((each) => [each.sectionCode, each.rows ?? []])),
          }));
      });
    },
    [drawing, fetchRows, rows],
  );
  const chart = useMemo(() => withRows(overview.data, rows), [overview.data, rows]);
  const known: SeatsKnown = useMemo(() => ({ rows, ...seats }), [rows, seats]);
  return {
    chart,
    sectionAvailability: sections.data?.sections,
    known,
    failed,
    need,
    // That of the sections only beside a chart: the map waits for its chart alone.
    error: overview.error ?? (overview.data && !sections.data ? sections.error : undefined),
    retry: () => void Promise.all([overview.refetch(), sections.refetch()]),
  };
}

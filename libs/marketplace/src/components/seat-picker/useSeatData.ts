import { useCallback, useMemo, useState } from 'react';
import type { ChartRow, EventProfile, SeatAvailability, SeatChart } from '@foyer/contract';
import {
  useGetSeatChartQuery,
  useLazyGetSeatChartQuery,
  useListAvailableSectionsQuery,
  useListSeatsForSectionsQuery,
} from '@foyer/api-client/marketplace';
import { toOfferGroupQuery, type OfferFilters } from '../../model/offerFilters.ts';
import { seatChartRequest } from '../../model/seatChartRequest.ts';
import type { SeatsKnown } from '../../model/offerOfSeat.ts';

/** What is free is asked again so often while somebody looks. */
const refreshMs = 15_000;
/** As many as one call may name; the ones looked at last stay. */
const maximumSections = 60;

type Rows = Record<string, readonly ChartRow[] | undefined>;
const noSeats: readonly SeatAvailability[] = [];

function withRows(chart: SeatChart | undefined, rows: Rows): SeatChart | undefined {
  if (!chart) return undefined;
  const sections = chart.sections.map((section) => {
    const known = rows[section.sectionCode];
    return known ? { ...section, rows: [...known] } : section;
  });
  return { ...chart, sections };
}

/**
 * The documents of a seat map: the drawing at once, rows and what is free as sections are looked at. The drawing never
 * changes under its id and version, which its address names, and is fetched once; what is free is kept fresh.
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
  const seats = useListSeatsForSectionsQuery(
    { eventId, sectionCodes: [...wanted].sort() },
    { skip: wanted.length === 0, pollingInterval: refreshMs, skipPollingIfUnfocused: true },
  );
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
  const listed = seats.data?.sections ?? noSeats;
  const availability = useMemo(
    () => Object.fromEntries(listed.map((each) => [each.sectionCode, each])),
    [listed],
  );
  const offers = useMemo(() => seats.data?.offers ?? [], [seats.data]);
  const known: SeatsKnown = useMemo(() => ({ rows, availability, offers }), [rows, availability, offers]);
  return {
    chart,
    sectionAvailability: sections.data?.sections ?? [],
    availability,
    offers,
    known,
    failed,
    need,
    error: overview.error,
    retry: () => void overview.refetch(),
  };
}

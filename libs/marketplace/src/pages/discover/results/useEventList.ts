import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EventPage } from '@foyer/contract';
import { useLazyListEventsQuery, useListEventsQuery } from '@foyer/api-client/marketplace';
import { useClock } from '@foyer/ui-kit';
import {
  readFilters,
  toEventQuery,
  writeFilters,
  type EventFilters,
} from '../../../model/event/eventFilters.ts';

const pageSize = 24;
/** Maximum that the server counts events to, as the contract says of `total`. */
export const countedAtMost = 1000;

/** Loads a list of events up to a number of pages; changed filters restart it. */
export function useEventList(filters: EventFilters, pages: number) {
  const clock = useClock();
  const key = writeFilters(filters).toString();
  // The days of a filter are fixed when it is chosen, so that the list does not change while the user scrolls.
  const query = useMemo(
    () => ({ ...toEventQuery(readFilters(new URLSearchParams(key)), new Date(clock())), limit: pageSize }),
    [key, clock],
  );
  const first = useListEventsQuery(query);
  const [load, more] = useLazyListEventsQuery();
  const [loaded, setLoaded] = useState<{ query: unknown; pages: readonly EventPage[] }>();
  const later = useMemo(() => (loaded?.query === query ? loaded.pages : []), [loaded, query]);
  const cursor = (later.at(-1) ?? first.currentData)?.nextCursor;
  const asked = useRef<string>(undefined);
  const loadNext = useCallback(() => {
    if (cursor === undefined || asked.current === cursor) return;
    asked.current = cursor;
    // The cached answer of a page that was shown before restores the list on the way back.
    void load({ ...query, cursor }, true).then(({ data }) => {
      if (data) setLoaded({ query, pages: [...later, data] });
      else asked.current = undefined;
    });
  }, [cursor, later, load, query]);
  const isShort = later.length + 1 < pages && cursor !== undefined;
  useEffect(() => {
    if (isShort && !more.isError) loadNext();
  }, [isShort, more.isError, loadNext]);
  const events = useMemo(
    () => [first.data, ...later].flatMap((page) => page?.events ?? []),
    [first.data, later],
  );
  return {
    events: first.data ? events : undefined,
    pages: later.length + 1,
    total: first.data?.total ?? 0,
    error: first.error ?? more.error,
    isFetching: first.isFetching,
    isFetchingMore: more.isFetching,
    hasMore: cursor !== undefined,
    loadNext,
    refetch: first.refetch,
  };
}

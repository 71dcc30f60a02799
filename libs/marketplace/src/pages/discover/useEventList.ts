import { useCallback, useMemo, useState } from 'react';
import type { EventSummary } from '@foyer/contract';
import { useLazyListEventsQuery, useListEventsQuery } from '@foyer/api-client/marketplace';
import { useClock } from '@foyer/ui-kit';
import { readFilters, toEventQuery, writeFilters, type EventFilters } from '../../model/eventFilters.ts';

const pageSize = 24;

/** Paged list of events; changed filters restart it. */
export function useEventList(filters: EventFilters) {
  const clock = useClock();
  const key = writeFilters(filters).toString();
  // The days of a filter are fixed when it is chosen, so that the list does not change while the user scrolls.
  const query = useMemo(
    () => ({ ...toEventQuery(readFilters(new URLSearchParams(key)), new Date(clock())), limit: pageSize }),
    [key, clock],
  );
  const first = useListEventsQuery(query);
  const [loadMore, more] = useLazyListEventsQuery();
  const [pages, setPages] = useState<{
    query: unknown;
    events: EventSummary[];
    cursor: string | undefined;
  }>();
  const later = pages?.query === query ? pages : undefined;
  const cursor = later ? later.cursor : first.data?.nextCursor;
  const showMore = useCallback(async () => {
    if (cursor === undefined) return;
    const answer = await loadMore({ ...query, cursor });
    if (!answer.data) return;
    const { events, nextCursor } = answer.data;
    setPages((known) => ({
      query,
      events: [...(known?.query === query ? known.events : []), ...events],
      cursor: nextCursor,
    }));
  }, [cursor, loadMore, query]);
  const events = useMemo(
    () => [...(first.data?.events ?? []), ...(later?.events ?? [])],
    [first.data, later],
  );
  return {
    events: first.data ? events : undefined,
    total: first.data?.total ?? 0,
    error: first.error ?? more.error,
    isFetching: first.isFetching,
    isFetchingMore: more.isFetching,
    hasMore: cursor !== undefined,
    showMore,
    refetch: first.refetch,
  };
}

import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { AttendeePage, AttendeeState } from '@foyer/contract';
import {
  useLazyListAttendeesQuery,
  useLazySearchAttendeesQuery,
  useListAttendeesQuery,
  useSearchAttendeesQuery,
} from '@foyer/api-client/promoter';

export interface Filter {
  state?: AttendeeState;
  offerGroupId?: string;
  search: string;
}

const limit = 50;

/** Loads attendees page by page. Give its component a key: another filter starts over. */
export function useAttendees(eventId: string, { search, ...filter }: Filter) {
  const asked = { eventId, limit, ...filter };
  const isSearch = search !== '';
  const listed = useListAttendeesQuery(isSearch ? skipToken : asked);
  const found = useSearchAttendeesQuery(isSearch ? { ...asked, search } : skipToken);
  const query = isSearch ? found : listed;
  const [loadListed, listedLater] = useLazyListAttendeesQuery();
  const [loadFound, foundLater] = useLazySearchAttendeesQuery();
  const later = isSearch ? foundLater : listedLater;
  const [pages, setPages] = useState<readonly AttendeePage[]>([]);
  const cursor = (pages.at(-1) ?? query.data)?.nextCursor;
  const loadMore = async (): Promise<void> => {
    if (cursor === undefined || later.isFetching) return;
    const answer = isSearch
      ? await loadFound({ ...asked, search, cursor })
      : await loadListed({ ...asked, cursor });
    if (answer.data) setPages([...pages, answer.data]);
  };
  return {
    query,
    attendees: query.data && [query.data, ...pages].flatMap(({ attendees }) => attendees),
    hasMore: cursor !== undefined,
    isLoadingMore: later.isFetching,
    moreError: later.isFetching ? undefined : later.error,
    loadMore,
  };
}

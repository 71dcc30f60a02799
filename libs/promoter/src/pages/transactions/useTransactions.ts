import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import type { PromoterTransactionPage } from '@foyer/contract';
import {
  useLazyListPromoterTransactionsQuery,
  useLazySearchPromoterTransactionsQuery,
  useListPromoterTransactionsQuery,
  useSearchPromoterTransactionsQuery,
} from '@foyer/api-client/promoter';

export type Tab = 'pending' | 'completed';
const limit = 20;
/** Guests pay and decline while their promoter looks on. */
const pollingInterval = 10_000;

/** Loads the first transactions of a tab, latest first. */
export const useLatest = (eventId: string, state: Tab) =>
  useListPromoterTransactionsQuery({ eventId, state, limit }, state === 'pending' ? { pollingInterval } : {});

/** Loads the transactions of a tab page by page, or those of a guest. Give it a key: another tab or search starts over. */
export function useTransactions(eventId: string, state: Tab, search: string) {
  const asked = { eventId, state, limit };
  const isSearch = search !== '';
  const latest = useLatest(eventId, state);
  const found = useSearchPromoterTransactionsQuery(isSearch ? { ...asked, search } : skipToken);
  const query = isSearch ? found : latest;
  const [loadLater, later] = useLazyListPromoterTransactionsQuery();
  const [loadFound, foundLater] = useLazySearchPromoterTransactionsQuery();
  const more = isSearch ? foundLater : later;
  const [pages, setPages] = useState<readonly PromoterTransactionPage[]>([]);
  const cursor = (pages.at(-1) ?? query.data)?.nextCursor;
  const loadMore = async (): Promise<void> => {
    if (cursor === undefined || more.isFetching) return;
    const answer = isSearch
      ? await loadFound({ ...asked, search, cursor })
      : await loadLater({ ...asked, cursor });
    if (answer.data) setPages([...pages, answer.data]);
  };
  return {
    query,
    transactions: query.data && [query.data, ...pages].flatMap(({ transactions }) => transactions),
    hasMore: cursor !== undefined,
    isLoadingMore: more.isFetching,
    moreError: more.isFetching ? undefined : more.error,
    loadMore,
  };
}

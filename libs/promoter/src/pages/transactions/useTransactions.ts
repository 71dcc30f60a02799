import { useState } from 'react';
import type { PromoterTransactionPage } from '@foyer/contract';
import {
  useLazyListPromoterTransactionsQuery,
  useListPromoterTransactionsQuery,
} from '@foyer/api-client/promoter';

const limit = 20;

/** Loads the transactions of a tab, latest first, page by page. Give it a key: another tab or search starts over. */
export function useTransactions(asked: { eventId: string; state: 'pending' | 'completed'; search?: string }) {
  // Guests pay and decline while their promoter looks on.
  const query = useListPromoterTransactionsQuery(
    { ...asked, limit },
    asked.state === 'pending' ? { pollingInterval: 10_000 } : {},
  );
  const [load, more] = useLazyListPromoterTransactionsQuery();
  const [later, setLater] = useState<readonly PromoterTransactionPage[]>([]);
  const cursor = (later.at(-1) ?? query.data)?.nextCursor;
  const loadMore = async (): Promise<void> => {
    if (cursor === undefined || more.isFetching) return;
    const answer = await load({ ...asked, limit, cursor });
    if (answer.data) setLater([...later, answer.data]);
  };
  return {
    query,
    transactions: query.data && [query.data, ...later].flatMap(({ transactions }) => transactions),
    hasMore: cursor !== undefined,
    isLoadingMore: more.isFetching,
    moreError: more.isFetching ? undefined : more.error,
    loadMore,
  };
}

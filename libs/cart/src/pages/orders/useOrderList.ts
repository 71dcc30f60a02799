import { useState } from 'react';
import type { OrderPage } from '@foyer/contract';
import { useLazyListOrdersQuery, useListOrdersQuery } from '@foyer/api-client/cart';

const limit = 20;

/** Loads the buyer's orders, newest first, page by page. */
export function useOrderList() {
  const { data, error, isFetching, refetch } = useListOrdersQuery({ limit });
  const [load, more] = useLazyListOrdersQuery();
  const [later, setLater] = useState<readonly OrderPage[]>([]);
  const cursor = (later.at(-1) ?? data)?.nextCursor;
  const loadMore = async (): Promise<void> => {
    if (cursor === undefined || more.isFetching) return;
    const answer = await load({ limit, cursor });
    if (answer.data) setLater([...later, answer.data]);
  };
  return {
    orders: data && [data, ...later].flatMap(({ orders }) => orders),
    error,
    isFetching,
    refetch,
    hasMore: cursor !== undefined,
    isLoadingMore: more.isFetching,
    moreError: more.isFetching ? undefined : more.error,
    loadMore,
  };
}

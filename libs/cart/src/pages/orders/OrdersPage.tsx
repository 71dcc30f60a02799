import { useLazyListOrdersQuery, useListOrdersQuery } from '@foyer/api-client/cart';
import type { OrderPage } from '@foyer/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { ProfileFrame } from '@foyer/identity';
import { EmptyState, EndlessList, ErrorState, LinkButton, Skeleton, Stack } from '@foyer/ui-kit';
import { OrderCard } from './OrderCard.tsx';

const limit = 20;

/** Loads the buyer's orders, newest first, page by page. */
function useOrderList() {
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

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** Orders of the profile, newest first, each with a link to its receipt. */
export function OrdersPage() {
  const { t } = useTranslation(['orders', 'cart']);
  const paths = usePaths();
  const { orders, error, isFetching, refetch, ...more } = useOrderList();
  return (
    <ProfileFrame title={t('title')}>
      {orders?.length === 0 && (
        <EmptyState
          title={t('none')}
          action={
            <LinkButton variant="primary" href={paths.discover()}>
              {t('discover')}
            </LinkButton>
          }
        >
          {t('noneHint')}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <EndlessList
          count={orders.length}
          hasMore={more.hasMore}
          loading={more.isLoadingMore}
          error={more.moreError === undefined ? undefined : errorText(t, more.moreError)}
          onLoadMore={() => void more.loadMore()}
          automaticLoads={0}
          texts={{ loadMore: t('more'), shown: (count) => t('shown', { count }) }}
        >
          <Stack as="ul" gap={4} css={list}>
            {orders.map((order) => (
              <li key={order.orderId}>
                <OrderCard order={order} />
              </li>
            ))}
          </Stack>
        </EndlessList>
      )}
      {!orders && error !== undefined && (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(t, error)}
        </ErrorState>
      )}
      {!orders && error === undefined && <Skeleton shape="block" height="420px" />}
    </ProfileFrame>
  );
}

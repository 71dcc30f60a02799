import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { ProfileFrame } from '@foyer/identity';
import { EmptyState, EndlessList, ErrorState, LinkButton, Skeleton, Stack } from '@foyer/ui-kit';
import { OrderCard } from './OrderCard.tsx';
import { useOrderList } from './useOrderList.ts';

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

import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Button, EmptyState, ErrorState, Inline, Stack, theme } from '@foyer/ui-kit';
import { EventGrid, EventGridSkeleton } from '../../components/event/EventGrid.tsx';
import { hasFilters, noFilters, type EventFilters } from '../../model/eventFilters.ts';
import { useEventList } from './useEventList.ts';

/** Events that the server counts; the contract says so of `total`. */
const countedAtMost = 1000;

export interface EventResultsProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Filtered events with a button for more; every state has its own illustration [C2.22]. */
export function EventResults({ filters, onChange }: EventResultsProps) {
  const { t } = useTranslation('marketplace');
  const { events, total, error, isFetching, isFetchingMore, hasMore, showMore, refetch } =
    useEventList(filters);
  if (!events && error !== undefined) {
    return (
      <ErrorState title={t('discover.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(t, error)}
      </ErrorState>
    );
  }
  if (!events) return <EventGridSkeleton />;
  return (
    <Stack gap={5} aria-busy={isFetching}>
      <p role="status" css={{ color: theme.color.contentMuted }}>
        {t(total < countedAtMost ? 'discover.count' : 'discover.atLeast', { count: total })}
      </p>
      {events.length === 0 ? (
        <EmptyState
          title={t('discover.none')}
          action={
            hasFilters(filters) && <Button onClick={() => onChange(noFilters)}>{t('discover.clear')}</Button>
          }
        >
          {t('discover.noneHint')}
        </EmptyState>
      ) : (
        <EventGrid events={events} />
      )}
      {hasMore && (
        <Inline justify="center">
          <Button size="large" loading={isFetchingMore} onClick={() => void showMore()}>
            {t('discover.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Button, ErrorState, Inline, Stack, theme } from '@foyer/ui-kit';
import { EventGrid, EventGridSkeleton } from '../../components/event/EventGrid.tsx';
import { hasFilters, type EventFilters } from '../../model/eventFilters.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { countedAtMost, useEventList } from './useEventList.ts';
import { useShownPages } from './useShownPages.ts';

/** Loaded on demand: most lists have events. */
const NoResults = lazy(async () => ({ default: (await import('./laterParts.ts')).NoResults }));

export interface EventResultsProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Filtered events with a button for more; every state has its own illustration [C2.22]. */
export function EventResults({ filters, onChange }: EventResultsProps) {
  const { t } = useTranslation('marketplace');
  const [wanted, show] = useShownPages();
  const { events, pages, total, error, isFetching, isFetchingMore, hasMore, loadNext, refetch } =
    useEventList(filters, wanted);
  const showMore = (): void => {
    show(pages + 1);
    loadNext();
  };
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
      <Inline justify="between" gap={3}>
        <p role="status" css={{ color: theme.color.contentMuted }}>
          {t(total < countedAtMost ? 'discover.count' : 'discover.atLeast', { count: total })}
        </p>
        {events.length > 0 && hasFilters({ ...filters, search: '' }) && (
          <ClearFilters variant="text" onChange={onChange} />
        )}
      </Inline>
      {events.length === 0 ? (
        <Suspense>
          <NoResults filters={filters} onChange={onChange} />
        </Suspense>
      ) : (
        <EventGrid events={events} search={filters.search} />
      )}
      {hasMore && (
        <Inline justify="center">
          <Button size="large" loading={isFetchingMore} onClick={showMore}>
            {t('discover.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

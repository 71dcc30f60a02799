import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@foyer/api-client';
import { Button, ErrorState, Inline, Stack, theme } from '@foyer/ui-kit';
import { useSearchParams } from 'react-router';
import { EventGrid, EventGridSkeleton } from '../../components/event/EventGrid.tsx';
import { hasFilters, type EventFilters } from '../../model/event/eventFilters.ts';
import { ClearFilters } from './filters/ClearFilters.tsx';
import { countedAtMost, useEventList } from './results/useEventList.ts';

const parameter = 'pages';
/** A longer list is not restored, since each page is a request. */
const mostPages = 20;

/** Pages of the list that the address asks for, so that the way back and a reload show as many; and how to change it. */
function useShownPages(): [number, (pages: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Math.floor(Number(search.get(parameter)));
  const show = useCallback(
    (pages: number) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(parameter, String(pages));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return [asked >= 1 ? Math.min(asked, mostPages) : 1, show];
}

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

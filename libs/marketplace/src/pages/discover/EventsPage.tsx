import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Container, Inline, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { EventResults } from './EventResults.tsx';
import { FilterBar } from './FilterBar.tsx';
import { useCalendarAddress } from './calendar/useCalendarAddress.ts';
import { useFilterAddress } from './filters/useFilterAddress.ts';

/** Loaded on demand: the first view is the list. */
const ViewChoice = lazy(async () => ({ default: (await import('./calendar/calendarParts.ts')).ViewChoice }));
const EventCalendar = lazy(async () => ({
  default: (await import('./calendar/calendarParts.ts')).EventCalendar,
}));

/** All events as a list or a calendar, with the filters of discover [I2.04, C2.02a]. */
export function EventsPage() {
  const { t } = useTranslation('marketplace');
  const [filters, change] = useFilterAddress();
  const { view } = useCalendarAddress();
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('events.title')}</title>
      <Stack gap={6}>
        <Inline justify="between" gap={3}>
          <h1>{t('events.title')}</h1>
          <Suspense fallback={<Skeleton width="220px" height="44px" />}>
            <ViewChoice />
          </Suspense>
        </Inline>
        <FilterBar filters={filters} onChange={change} />
        {view === 'list' ? (
          <EventResults filters={filters} onChange={change} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" height="480px" />}>
            <EventCalendar filters={filters} onChange={change} />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}

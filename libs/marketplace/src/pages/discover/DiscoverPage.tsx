import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlots } from '@foyer/api-client';
import { useListCarouselQuery } from '@foyer/api-client/marketplace';
import { useFlag } from '@foyer/api-client/shell';
import { Container, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { whenIdle } from '@foyer/util';
import { hasFilters } from '../../model/event/eventFilters.ts';
import { EventResults } from './EventResults.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Hero } from './Hero.tsx';
import { useFilterAddress } from './filters/useFilterAddress.ts';

/** Loads once the browser is idle: the strips are below the first view. */
const loadStrips = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import('./laterParts.ts');
};
const FeaturedStrip = lazy(async () => ({ default: (await loadStrips()).FeaturedStrip }));
const FewLeftStrip = lazy(async () => ({ default: (await loadStrips()).FewLeftStrip }));
const FeaturedPerformers = lazy(async () => ({ default: (await loadStrips()).FeaturedPerformers }));

const stripRoom = <Skeleton shape="block" height="500px" />;

/**
 * Discover page: the promoted event, the other featured ones, then all events by search, time, kind and place, what is
 * nearly gone, and performers [C2.22]. Featured events depend on the flag discoverV2, performers on one of their own [I3.32].
 */
export function DiscoverPage() {
  const { t } = useTranslation('marketplace');
  const [filters, change] = useFilterAddress();
  const { SubscribePanel, OrganiserPanel } = useSlots();
  const isPromoting = useFlag('discoverV2');
  const namesPerformers = useFlag('performersSection');
  const { data, isLoading } = useListCarouselQuery(undefined, { skip: !isPromoting });
  const [promoted, ...featured] = data?.events ?? [];
  const isPlain = isPromoting && !hasFilters(filters);
  // A place alone keeps the strips, which are of that place then.
  const hasStrips = isPromoting && !hasFilters({ ...filters, near: undefined });
  return (
    <>
      <title>{t('discover.title')}</title>
      {isPlain && (promoted ?? isLoading) && <Hero event={promoted} />}
      <Container css={{ paddingTop: theme.space[8] }}>
        <Stack gap={6}>
          <h1 css={{ fontSize: theme.text.heading }}>{t('discover.heading')}</h1>
          <FilterBar filters={filters} onChange={change} />
          {isPlain && isLoading && stripRoom}
          {isPlain && data && (
            <Suspense fallback={stripRoom}>
              <FeaturedStrip events={featured} />
            </Suspense>
          )}
          <EventResults filters={filters} onChange={change} />
          {hasStrips && (
            <Suspense>
              <FewLeftStrip near={filters.near} />
            </Suspense>
          )}
          {isPlain && namesPerformers && (
            <Suspense>
              <FeaturedPerformers />
            </Suspense>
          )}
          {SubscribePanel && <SubscribePanel />}
          {OrganiserPanel && <OrganiserPanel />}
        </Stack>
      </Container>
    </>
  );
}

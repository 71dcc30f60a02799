import { useTranslation } from 'react-i18next';
import { useSlots } from '@foyer/api-client';
import { useListCarouselQuery } from '@foyer/api-client/marketplace';
import { useFlag } from '@foyer/api-client/shell';
import { Container, Poster, Stack, theme } from '@foyer/ui-kit';
import { hasFilters } from '../../model/eventFilters.ts';
import { EventResults } from './EventResults.tsx';
import { FilterBar } from './FilterBar.tsx';
import { Hero } from './Hero.tsx';
import { useFilterAddress } from './useFilterAddress.ts';

/**
 * Discover page: the promoted event, then all events by search, time, kind and place [C2.22]. The promoted event
 * depends on the flag discover v2 [I3.32].
 */
export function DiscoverPage() {
  const { t } = useTranslation('marketplace');
  const [filters, change] = useFilterAddress();
  const { SubscribePanel, OrganiserPanel } = useSlots();
  const isPromoting = useFlag('discoverV2');
  const { data, isLoading } = useListCarouselQuery(undefined, { skip: !isPromoting });
  const promoted = data?.events[0];
  const isPlain = isPromoting && !hasFilters(filters);
  return (
    <>
      <title>{t('discover.title')}</title>
      {isPlain && promoted && <Hero event={promoted} />}
      {isPlain && !promoted && isLoading && <Poster alt="" ratio={21 / 9} bleed />}
      <Container css={{ paddingTop: theme.space[8] }}>
        <Stack gap={6}>
          <h1 css={{ fontSize: theme.text.heading }}>{t('discover.heading')}</h1>
          <FilterBar filters={filters} onChange={change} />
          <EventResults filters={filters} onChange={change} />
          {SubscribePanel && <SubscribePanel />}
          {OrganiserPanel && <OrganiserPanel />}
        </Stack>
      </Container>
    </>
  );
}

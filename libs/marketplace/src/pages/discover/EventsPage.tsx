import { useTranslation } from 'react-i18next';
import { Container, Stack, theme } from '@foyer/ui-kit';
import { EventResults } from './EventResults.tsx';
import { FilterBar } from './FilterBar.tsx';
import { useFilterAddress } from './useFilterAddress.ts';

/** All events, with the filters of discover [I2.04]. */
export function EventsPage() {
  const { t } = useTranslation('marketplace');
  const [filters, change] = useFilterAddress();
  return (
    <Container css={{ paddingBlock: theme.space[8] }}>
      <title>{t('events.title')}</title>
      <Stack gap={6}>
        <h1>{t('events.title')}</h1>
        <FilterBar filters={filters} onChange={change} />
        <EventResults filters={filters} onChange={change} />
      </Stack>
    </Container>
  );
}

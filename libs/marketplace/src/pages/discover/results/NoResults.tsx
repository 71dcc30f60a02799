import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCarouselQuery, useListEventsQuery } from '@foyer/api-client/marketplace';
import { useFlag } from '@foyer/api-client/shell';
import { EmptyState, Stack, Button, useClock } from '@foyer/ui-kit';
import { hasFilters, type EventFilters, toEventQuery } from '../../../model/event/eventFilters.ts';
import { ClearFilters } from '../filters/ClearFilters.tsx';
import { EventStrip } from './EventStrips.tsx';
import { useChosenFilters, type ChosenFilter } from '../filters/useChosenFilters.ts';
import { countedAtMost } from './useEventList.ts';

interface DropFilterProps extends ChosenFilter {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/**
 * Button that drops one filter and names the count of events that would remain; renders nothing if there are none.
 */
function DropFilter({ label, drop, filters, onChange }: DropFilterProps) {
  const { t } = useTranslation('search');
  const clock = useClock();
  const query = useMemo(
    () => ({ ...toEventQuery({ ...filters, ...drop }, new Date(clock())), limit: 1 }),
    [filters, drop, clock],
  );
  const total = useListEventsQuery(query).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Button variant="secondary" onClick={() => onChange(drop)}>
      {t(total < countedAtMost ? 'empty.drop' : 'empty.dropAtLeast', { filter: label, count: total })}
    </Button>
  );
}

export interface NoResultsProps {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Empty state of the list: suggests filters to drop, each with the count that would remain, and featured events [C2.22]. */
export function NoResults({ filters, onChange }: NoResultsProps) {
  const { t } = useTranslation('search');
  const chosen = useChosenFilters(filters);
  const isPromoting = useFlag('discoverV2');
  const { data } = useListCarouselQuery(undefined, { skip: !isPromoting || !hasFilters(filters) });
  if (!hasFilters(filters)) return <EmptyState title={t('empty.none')}>{t('empty.noneHint')}</EmptyState>;
  const isSearchAlone = filters.search !== '' && chosen.length === 1;
  return (
    <Stack gap={10}>
      <EmptyState
        title={isSearchAlone ? t('empty.search', { search: filters.search }) : t('empty.filters')}
        action={
          <>
            {chosen.length > 1 &&
              chosen.map((each) => (
                <DropFilter key={each.name} {...each} filters={filters} onChange={onChange} />
              ))}
            <ClearFilters onChange={onChange} />
          </>
        }
      >
        {t(isSearchAlone ? 'empty.searchHint' : 'empty.filtersHint')}
      </EmptyState>
      {data && data.events.length > 0 && <EventStrip heading={t('featured')} events={data.events} />}
    </Stack>
  );
}

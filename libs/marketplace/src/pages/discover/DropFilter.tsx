import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListEventsQuery } from '@foyer/api-client/marketplace';
import { Button, useClock } from '@foyer/ui-kit';
import { toEventQuery, type EventFilters } from '../../model/eventFilters.ts';
import { countedAtMost } from './useEventList.ts';
import type { ChosenFilter } from './useChosenFilters.ts';

export interface DropFilterProps extends ChosenFilter {
  filters: EventFilters;
  onChange: (change: Partial<EventFilters>) => void;
}

/**
 * Button that drops one filter and names the count of events that would remain; renders nothing if there are none.
 */
export function DropFilter({ label, drop, filters, onChange }: DropFilterProps) {
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

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useClock } from '@foyer/ui-kit';
import { readMonth } from '../../../model/event/calendarMonth.ts';

export type EventsView = 'list' | 'calendar';

/** Returns the view and the month of the address, and a function that changes them. */
export function useCalendarAddress() {
  const clock = useClock();
  const [search, setSearch] = useSearchParams();
  const view: EventsView = search.get('view') === 'calendar' ? 'calendar' : 'list';
  const change = useCallback(
    (part: { view: EventsView } | { month: string }) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if ('month' in part) next.set('month', part.month);
          else if (part.view === 'calendar') next.set('view', 'calendar');
          else for (const key of ['view', 'month']) next.delete(key);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  );
  return { view, month: readMonth(search.get('month'), new Date(clock())), change };
}

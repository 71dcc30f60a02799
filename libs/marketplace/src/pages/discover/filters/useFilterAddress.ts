import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters, type EventFilters } from '../../../model/event/eventFilters.ts';

/** Keeps the view and month of the calendar beside other filters. */
function withView(next: URLSearchParams, current: URLSearchParams): URLSearchParams {
  for (const key of ['view', 'month']) {
    const value = current.get(key);
    if (value !== null) next.set(key, value);
  }
  return next;
}

/** Returns the filters of the address, and a function that changes them. */
export function useFilterAddress(): [EventFilters, (change: Partial<EventFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  const change = useCallback(
    (part: Partial<EventFilters>) =>
      setSearch((current) => withView(writeFilters({ ...readFilters(current), ...part }), current), {
        // Going back undoes a choice, but not letter by letter.
        replace: Object.keys(part).join() === 'search',
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [filters, change];
}

import { useMemo } from 'react';
import type { EventSummary } from '@foyer/contract';
import { useClock, usePassedCount } from '@foyer/ui-kit';
import { begunState } from '../../model/event/saleClock.ts';

/** Returns server time; renders again whenever one of the instants passes. */
export function useNowAt(instants: readonly (string | undefined)[]): number {
  usePassedCount(instants.map((each) => Date.parse(each ?? '')));
  return useClock()();
}

/**
 * Returns an event in the state of its sale by server time: an answer tells later states and their times, so that a
 * page needs no new one when a window opens or closes.
 */
export function useEventNow<Event extends EventSummary | undefined>(event: Event): Event {
  const now = useNowAt(event?.laterStates?.map(({ at }) => at) ?? []);
  const begun = event && begunState(event, now);
  return useMemo(() => {
    if (!event || !begun) return event;
    const { at: _since, ...sale } = begun;
    if (sale.saleType === undefined) return { ...event, ...sale };
    const { resultsAt: _former, ...rest } = event;
    return { ...rest, ...sale } as Event;
  }, [event, begun]);
}

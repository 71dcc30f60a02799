import type { EventSummary } from '@foyer/contract';
import { useClock, usePassedCount } from '@foyer/ui-kit';
import { saleStateNow } from '../../model/saleClock.ts';

/** Returns server time; renders again when the next of the instants passes. */
export function useNowAt(instants: readonly (string | undefined)[]): number {
  usePassedCount(instants.map((each) => Date.parse(each ?? '')));
  return useClock()();
}

/** Returns the event with its current sale state by server time. */
export function useEventNow(event: EventSummary): EventSummary {
  const now = useNowAt(event.laterStates?.map(({ at }) => at) ?? []);
  return { ...event, saleState: saleStateNow(event, now) };
}

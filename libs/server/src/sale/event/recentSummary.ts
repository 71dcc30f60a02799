import type { EventSummary, Locale } from '@foyer/contract';
import { FreshCache } from '../../platform/caching/freshCache.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import { everyEvent } from './eventScope.ts';
import { readSummaries } from './eventSummaries.ts';

const summaries = stateKey<FreshCache<EventSummary | undefined>>('event summaries');
const mostSummaries = 500;

/** Returns the summary of an event, at most `caches.summaryMs` old. */
export function recentSummary(
  { clock, config, database, state }: Platform,
  eventId: string,
  locale: Locale,
): Promise<EventSummary | undefined> {
  const cache = state.of(summaries, () => new FreshCache({ clock, maxSize: mostSummaries }));
  return cache.read(`${eventId}.${locale}`, config.caches.summaryMs, async () => {
    const found = await readSummaries(database.query, [eventId], { scope: everyEvent, locale });
    return found.get(eventId);
  });
}

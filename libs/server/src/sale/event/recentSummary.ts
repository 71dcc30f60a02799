import type { EventSummary, Locale } from '@foyer/contract';
import { FreshCache } from '../../platform/caching/freshCache.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { stateKey } from '../../platform/serverState.ts';
import { everyEvent, withUnpublished } from './eventScope.ts';
import { readSummaries } from './eventSummaries.ts';

const summaries = stateKey<FreshCache<EventSummary | undefined>>('event summaries');
const mostSummaries = 500;

/** Returns the summary of a purchased event, at most `caches.summaryMs` old. */
export function recentSummary(
  { clock, config, state }: Pick<Platform, 'clock' | 'config' | 'state'>,
  db: Queryable,
  eventId: string,
  locale: Locale,
): Promise<EventSummary | undefined> {
  const cache = state.of(summaries, () => new FreshCache({ clock, maxSize: mostSummaries }));
  return cache.read(`${eventId}.${locale}`, config.caches.summaryMs, async () => {
    const scope = withUnpublished(everyEvent);
    return (await readSummaries(db, [eventId], { scope, locale })).get(eventId);
  });
}

import type { EventSummary, Locale } from '@foyer/contract';
import type { Platform } from '../../platform/platform.ts';
import { stateKey } from '../../platform/serverState.ts';
import { everyEvent } from './eventScope.ts';
import { readSummaries } from './eventSummaries.ts';

const mostSummaries = 500;

interface KeptSummary {
  summary: EventSummary | undefined;
  readAt: number;
}

const summaries = stateKey<Map<string, KeptSummary>>('event summaries');

/** Returns the summary of an event, cached for `caches.summaryMs`. */
export async function recentSummary(
  { clock, config, database, state }: Platform,
  eventId: string,
  locale: Locale,
): Promise<EventSummary | undefined> {
  const kept = state.of(summaries, () => new Map<string, KeptSummary>());
  const key = `${eventId}.${locale}`;
  const readAt = clock().getTime();
  const before = kept.get(key);
  const age = before ? readAt - before.readAt : Number.NaN;
  // The clock may have been moved back.
  if (before && age >= 0 && age < config.caches.summaryMs) return before.summary;
  const summary = (await readSummaries(database.query, [eventId], { scope: everyEvent, locale })).get(
    eventId,
  );
  if (kept.size >= mostSummaries) kept.clear();
  kept.set(key, { summary, readAt });
  return summary;
}

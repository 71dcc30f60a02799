import type { EventSummary, Locale } from '@foyer/contract';
import { seconds } from '../../../config/units.ts';
import type { Platform } from '../../../platform.ts';
import { readSummaries } from './eventProfileService.ts';

/** What is left of an event changes by the second; a card of it may be this old. */
const freshMs = seconds(1);
const mostSummaries = 500;

interface Remembered {
  summary: EventSummary | undefined;
  readAt: number;
}

const remembered = new WeakMap<Platform, Map<string, Remembered>>();

/** The card of an event as it was within the last second, for who shows the same one again and again. */
export async function recentSummary(
  platform: Platform,
  eventId: string,
  locale: Locale,
): Promise<EventSummary | undefined> {
  const { clock, config, database } = platform;
  const known = remembered.get(platform) ?? new Map<string, Remembered>();
  remembered.set(platform, known);
  const key = `${eventId}.${locale}`;
  const readAt = clock().getTime();
  const before = known.get(key);
  // Tests look at what they have just done; a clock that was moved back makes nothing fresher than it was.
  const age = before && config.environment !== 'test' ? readAt - before.readAt : freshMs;
  if (before && age >= 0 && age < freshMs) return before.summary;
  const summary = (await readSummaries(database.query, [eventId], locale)).get(eventId);
  if (known.size >= mostSummaries) known.clear();
  known.set(key, { summary, readAt });
  return summary;
}

import type { Locale, OperationTypes, SeatAvailability, SeatsForSections } from '@foyer/contract';
import type { Platform } from '../../../platform/platform.ts';
import { seconds } from '../../../platform/time/units.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { OfferSets } from '../../../sale/inventory/offerSets.ts';
import { presentRow } from '../../../sale/inventory/seatRowPresenter.ts';
import { findSeatBuyer } from '../../../sale/inventory/seatStateRepository.ts';
import { hashOf, recentSeatOffers } from './seatOffers.ts';
import { watcherId, watchSections } from './seatWatch.ts';

type Query = OperationTypes['listSeatsForSections']['query'];

interface Viewer {
  scope: EventScope;
  locale: Locale;
  userId: string | undefined;
}

/**
 * Changes of this time before a version of another process are sent again: its reading may have overtaken one of this
 * process.
 */
const overlapMs = seconds(1);

/**
 * Reads the time of a version, after which rows must have changed; undefined if prices or offers have changed since, or if
 * it lies after the latest reading.
 */
function timeOf(since: string, own: { watcher: string; hash: string; latest: number }): number | undefined {
  const [time = '', watcher, hash] = since.split('.');
  const at = Number.parseInt(time, 36);
  if (hash !== own.hash || !(at <= own.latest + overlapMs)) return undefined;
  return watcher === own.watcher ? at : at - overlapMs;
}

/**
 * Lists free, held and sold seats of the named sections, one character per seat; the caller's own are marked [C7.51].
 * With `since`, only the rows that have changed. Buyers of the event get a fresh reading, so that they see their own
 * changes.
 * @throws notFound
 */
export async function listSeatsForSections(
  platform: Platform,
  query: Query,
  { scope, locale, userId }: Viewer,
): Promise<SeatsForSections> {
  const { eventId } = query;
  const db = platform.database.query;
  const [shown, buyer] = await Promise.all([
    recentSeatOffers(platform, query, { scope, locale }),
    userId === undefined ? { isBuyer: false, holdIds: [] } : findSeatBuyer(db, eventId, userId),
  ]);
  const sectionCodes = [...new Set(query.sectionCodes)];
  const watched = await watchSections(platform, eventId, { sectionCodes, isNewlyRead: buyer.isBuyer });
  const readings = [...watched.values()].map((section) => section.readAt);
  const hash = hashOf([shown.hash, buyer.holdIds]);
  const watcher = watcherId(platform);
  const since =
    query.since === undefined
      ? undefined
      : timeOf(query.since, { watcher, hash, latest: Math.max(...readings) });
  const sets = new OfferSets(shown.byStock);
  const sectionOf = (sectionCode: string): SeatAvailability => ({
    sectionCode,
    rows: (watched.get(sectionCode)?.rows ?? [])
      .filter(({ changedAt }) => since === undefined || changedAt > since)
      .map((row) => presentRow(row, sets, buyer.holdIds)),
  });
  const sections = sectionCodes.map(sectionOf);
  const readAt = Math.min(platform.clock().getTime(), ...readings);
  return {
    version: `${readAt.toString(36)}.${watcher}.${hash}`,
    isComplete: since === undefined,
    sections: since === undefined ? sections : sections.filter(({ rows }) => rows.length > 0),
    ...sets.listed(),
    serverTime: shown.now.toISOString(),
  };
}

import type { EventPage, Locale } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import { countEvents, findEvents, type ListQuery } from './eventListRepository.ts';
import { presentSummary } from '../../../sale/event/eventPresenter.ts';
import { readEvents } from '../../../sale/event/eventRepository.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { readCursor, writeCursor, type ListSort } from './listCursor.ts';

const defaultLimit = 20;

/** Requires both coordinates for a distance, and a place for a range or a sort by distance. */
function checkPlace({ latitude, longitude, rangeKm, sort }: ListQuery): void {
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const isHalf = (latitude === undefined) !== (longitude === undefined);
  if (isHalf || (!hasPlace && (rangeKm !== undefined || sort === 'distance'))) {
    throw failure('invalidRequest', { parameter: 'latitude' });
  }
}

/** Refuses instants and days that match the contract's format but don't exist, such as a leap second. */
function checkInstants(query: ListQuery): void {
  for (const parameter of ['from', 'to'] as const) {
    const instant = query[parameter];
    if (instant !== undefined && Number.isNaN(Date.parse(instant)))
      throw failure('invalidRequest', { parameter });
  }
  for (const parameter of ['fromDay', 'toDay'] as const) {
    const day = query[parameter];
    if (day !== undefined && !isDay(day)) throw failure('invalidRequest', { parameter });
  }
}

/** Whether the calendar has a day; the parser moves the 30th of February to March. */
function isDay(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}

/**
 * Returns a page of events by search and filters; pages join without repetition or gap [C7.32, C7.33, C2.22].
 * @throws invalidRequest for an incomplete place, a non-existent instant, or a cursor of another list
 */
export async function listEvents(
  db: Queryable,
  query: ListQuery,
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<EventPage> {
  checkPlace(query);
  checkInstants(query);
  const sort: ListSort = query.sort ?? 'date';
  const limit = query.limit ?? defaultLimit;
  const cursor = readCursor(query.cursor, sort);
  const [found, total] = await Promise.all([
    findEvents(db, query, { scope, sort, cursor, limit: limit + 1 }),
    countEvents(db, query, scope),
  ]);
  const page = found.slice(0, limit);
  const rows = await readEvents(
    db,
    page.map(({ eventId }) => eventId),
    scope,
  );
  const byId = new Map(rows.map((row) => [row.eventId, row]));
  const events = page.flatMap(({ eventId, km }) => {
    const row = byId.get(eventId);
    return row ? [presentSummary(row, locale, { distanceKm: km ?? undefined })] : [];
  });
  const last = page.at(-1);
  if (found.length <= limit || !last) return { events, total };
  const nextCursor = writeCursor({ sort, key: last.key, km: last.km ?? 0, eventId: last.eventId });
  return { events, total, nextCursor };
}

import type { EventSummary, Locale } from '@foyer/contract';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { found } from '../../platform/http/answers/failure.ts';
import { presentSummary } from './eventPresenter.ts';
import { readEvents, type EventRow } from './eventRepository.ts';
import type { EventScope } from './eventScope.ts';

/** @throws notFound for an event that is unknown, unpublished, or another organiser's on a white-label site */
export async function readEvent(db: Queryable, eventId: string, scope: EventScope): Promise<EventRow> {
  const [row] = await readEvents(db, [eventId], scope);
  return found(row);
}

/** Reads event summaries in the order of the ids; for pages of other modules. */
export async function readSummaries(
  db: Queryable,
  eventIds: readonly string[],
  { scope, locale }: { scope: EventScope; locale: Locale },
): Promise<Map<string, EventSummary>> {
  const rows = await readEvents(db, eventIds, scope);
  return new Map(rows.map((row) => [row.eventId, presentSummary(row, locale)]));
}

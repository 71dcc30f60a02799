import { statement } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';

const callVoid = statement<{ count: number }>()<[place: string]>('select void_places($1::jsonb) as count');

/** Voids {product} of seasons for an event that is off, at most so many. @returns how many */
export async function voidPlaces(
  db: Queryable,
  { eventId, most }: { eventId: string; most: number },
): Promise<number> {
  const [voided] = await callVoid(db, JSON.stringify({ event_id: eventId, reason: 'eventCancelled', most }));
  return voided!.count;
}

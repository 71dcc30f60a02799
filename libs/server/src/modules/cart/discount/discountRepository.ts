import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { normalisedCode } from '../../../sale/discount/normalisedCode.ts';
import { inScope, type EventScope } from '../../../sale/event/eventScope.ts';

/** Finds a scope's upcoming events with a promo code, soonest first. */
export async function findEventsOfCode(
  db: Queryable,
  { discountCode, scope, now }: { discountCode: string; scope: EventScope; now: Date },
): Promise<{ eventId: string; currency: string }[]> {
  return db
    .selectFrom('event as e')
    .innerJoin('discount as d', 'd.eventId', 'e.eventId')
    .select(['e.eventId', 'e.currency'])
    .where(sql<string>`upper(normalize(d.code, NFKC))`, '=', normalisedCode(discountCode))
    .where('d.automatic', '=', false)
    .where('e.published', '=', true)
    .where('e.listedUntil', '>', now)
    .where(inScope(scope))
    .orderBy('e.startsAt')
    .limit(1)
    .execute();
}

import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Stores the answer of a viewer; the first one stays. */
export async function insertFeedback(
  tx: TransactionScope,
  given: { eventId: string; userId: string; rating: number | null; comment: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('streamFeedback')
    .values({ ...given, givenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countRatings(
  db: Queryable,
  eventId: string,
): Promise<{ rating: number | null; count: number }[]> {
  const { rows } = await sql<{ rating: number | null; count: number }>`
    select rating, count(*)::integer as count from stream_feedback where event_id = ${eventId} group by rating`.execute(
    db,
  );
  return rows;
}

export const listComments = (db: Queryable, eventId: string, limit: number) =>
  db
    .selectFrom('streamFeedback')
    .select(['rating', 'comment', 'givenAt'])
    .where('eventId', '=', eventId)
    .where('comment', 'is not', null)
    .orderBy('givenAt', 'desc')
    .orderBy('userId')
    .limit(limit)
    .execute();

import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

/** Refused card. */
export interface RefusalRow {
  userId: string;
  attemptId: string;
  refusedAt: Date;
}

/** Records a refusal once, and deletes the buyer's refusals past the time window. */
export async function insertRefusal(
  tx: TransactionScope,
  { userId, attemptId, refusedAt }: RefusalRow,
  windowMs: number,
): Promise<void> {
  await tx
    .insertInto('payment_refusal')
    .values({ user_id: userId, attempt_id: attemptId, refused_at: refusedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    delete from payment_refusal where user_id = ${userId}
      and refused_at <= foyer_now() - ${windowMs} * interval '1 millisecond'`.execute(tx);
}

/** Counts a buyer's refused cards in the time window up to now. */
export async function countRefusals(db: Queryable, userId: string, windowMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count_refusals(${userId}, ${windowMs}) as count`.execute(db);
  return rows[0]!.count;
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Counts the payments that prevent the deletion of an account. */
export async function countObstacles(db: Queryable, userId: string): Promise<{ openPayments: number }> {
  const { rows } = await sql<{ openPayments: number }>`
    select count(*)::int as "openPayments" from payment p
    where p.user_id = ${userId} and (payment_is_under_way(p.state) or p.state = 'refundDue')`.execute(db);
  return rows[0]!;
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Counts the payments and refunds that prevent the deletion of an account. */
export async function countObstacles(db: Queryable, userId: string): Promise<{ openPayments: number }> {
  const { rows } = await sql<{ openPayments: number }>`
    select count(*)::int as "openPayments" from payment p
    where p.user_id = ${userId} and (payment_is_under_way(p.state) or p.state in ('authorised', 'disputed') or exists (
      select from refund r where r.payment_id = p.payment_id and r.event_id = p.event_id and r.state <> 'refunded'))`.execute(
    db,
  );
  return rows[0]!;
}

import type { AccountDeletionCheck } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Obstacles of buying to the deletion of an account. */
type BuyerObstacles = Pick<AccountDeletionCheck, 'upcomingTokens' | 'openPayments'>;

/** Counts the tokens and payments that prevent the deletion of an account. An event without an end counts as over a day after its start. */
export async function countObstacles(db: Queryable, userId: string): Promise<BuyerObstacles> {
  const { rows } = await sql<BuyerObstacles>`
    select
      (select count(*)::int from token t join event e using (event_id)
        where t.holder_id = ${userId} and t.state in ('active', 'sent', 'selling') and e.status <> 'Cancelled'
          and coalesce(e.ends_at, e.starts_at + interval '1 day') > foyer_now()) as "upcomingTokens",
      (select count(*)::int from payment p
        where p.user_id = ${userId}
          and (payment_is_under_way(p.state) or p.state = 'refundDue')) as "openPayments"`.execute(db);
  return rows[0]!;
}

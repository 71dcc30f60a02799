import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { exportBuyer } from './buyerExport.ts';
import { forgetBuyer, releaseCommitmentsOf } from './forgetBuyer.ts';

/** Counts the payments and refunds that prevent the deletion of an account. */
async function countObstacles(db: Queryable, userId: string): Promise<{ openPayments: number }> {
  const { rows } = await sql<{ openPayments: number }>`
    select count(*)::int as "openPayments" from payment p
    where p.user_id = ${userId} and (payment_is_under_way(p.state) or p.state in ('authorised', 'disputed') or exists (
      select from refund r where r.payment_id = p.payment_id and r.event_id = p.event_id and r.state <> 'refunded'))`.execute(
    db,
  );
  return rows[0]!;
}

/** Carts, payments, orders, cards and payout methods of a buyer. */
export const buyerPersonalData: PersonalData = {
  exportData: (db, { userId }, { locale, now }) => exportBuyer(db, { userId, locale, now }),
  countObstacles,
  release: async (tx, userId) => {
    const paying = await releaseCommitmentsOf(tx, userId);
    const { openPayments } = await countObstacles(tx, userId);
    return { openPayments: Math.max(openPayments, paying) };
  },
  forget: (tx, { userId }, { jobs, now }) => forgetBuyer(tx, { jobs }, userId, now),
};

import type { Queryable } from '../../../platform/database/transactionScope.ts';

/** Tells whether a user has frozen the account. */
export async function isFrozen(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('userAccount')
    .select('tokensFrozenAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.tokensFrozenAt !== null;
}

/** Finds payments among some of an event that a buyer's bank disputes, or has taken back. */
export async function findDisputedPayments(
  db: Queryable,
  { eventId, paymentIds }: { eventId: string; paymentIds: readonly string[] },
): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payment')
    .select('paymentId')
    .where('eventId', '=', eventId)
    .where('paymentId', 'in', paymentIds)
    .where('state', 'in', ['disputed', 'chargedBack'])
    .execute();
  return new Set(rows.map(({ paymentId }) => paymentId));
}

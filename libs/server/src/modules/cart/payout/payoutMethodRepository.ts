import type { PayoutMethod } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Lists a person's active payout methods, newest last [C3.30]. */
export async function listPayoutMethods(db: Queryable, userId: string): Promise<PayoutMethod[]> {
  const rows = await db
    .selectFrom('payoutMethod')
    .select(['payoutMethodId', 'payoutType', 'emailAddress', 'createdAt'])
    .where('userId', '=', userId)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('payoutMethodId')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    payoutMethodId: row.payoutMethodId,
    payoutType: row.payoutType as PayoutMethod['payoutType'],
    emailAddress: row.emailAddress,
    addedAt: row.createdAt.toISOString(),
  }));
}

/** Archives an active payout method of a person. @returns whether there was one */
export async function archivePayoutMethod(
  tx: TransactionScope,
  { userId, payoutMethodId, at }: { userId: string; payoutMethodId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payoutMethod')
    .set({ archivedAt: at })
    .where('userId', '=', userId)
    .where('payoutMethodId', '=', payoutMethodId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a PayPal account as a payout method; an existing one stays unchanged. */
export async function insertPayoutMethod(
  tx: TransactionScope,
  method: { payoutMethodId: string; userId: string; emailAddress: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('payoutMethod')
    .values({
      payoutMethodId: method.payoutMethodId,
      userId: method.userId,
      payoutType: 'PayPal',
      emailAddress: method.emailAddress,
      createdAt: method.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { PayoutMethod } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

/** Lists a person's active payout methods, newest last [C3.30]. */
export async function listPayoutMethods(db: Queryable, userId: string): Promise<PayoutMethod[]> {
  const rows = await db
    .selectFrom('payout_method')
    .select(['payout_method_id', 'payout_type', 'email_address', 'created_at'])
    .where('user_id', '=', userId)
    .where('archived_at', 'is', null)
    .orderBy('created_at')
    .orderBy('payout_method_id')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    payoutMethodId: row.payout_method_id,
    payoutType: row.payout_type as PayoutMethod['payoutType'],
    emailAddress: row.email_address,
    addedAt: row.created_at.toISOString(),
  }));
}

/** Adds a PayPal account as a payout method; an existing one stays unchanged. */
export async function insertPayoutMethod(
  tx: TransactionScope,
  method: { payoutMethodId: string; userId: string; emailAddress: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('payout_method')
    .values({
      payout_method_id: method.payoutMethodId,
      user_id: method.userId,
      payout_type: 'PayPal',
      email_address: method.emailAddress,
      created_at: method.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import type { PayoutMethod } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../platform/database/transactionScope.ts';

const columns = ['payoutMethodId', 'payoutType', 'emailAddress', 'createdAt'] as const;

const present = (row: {
  payoutMethodId: string;
  payoutType: string;
  emailAddress: string;
  createdAt: Date;
}): PayoutMethod => ({
  payoutMethodId: row.payoutMethodId,
  payoutType: row.payoutType as PayoutMethod['payoutType'],
  emailAddress: row.emailAddress,
  addedAt: row.createdAt.toISOString(),
});

/** Lists a person's active payout methods, newest last [C3.30]. */
export async function listPayoutMethods(db: Queryable, userId: string): Promise<PayoutMethod[]> {
  const rows = await db
    .selectFrom('payoutMethod')
    .select(columns)
    .where('userId', '=', userId)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('payoutMethodId')
    .limit(50)
    .execute();
  return rows.map(present);
}

/**
 * Finds payout methods by their ids, also archived ones, to which what was sold before is paid.
 * @param activeOf finds only active ones of a person
 */
export async function findPayoutMethods(
  db: Queryable,
  ids: readonly string[],
  { activeOf }: { activeOf?: string } = {},
): Promise<Map<string, PayoutMethod>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payoutMethod')
    .select(columns)
    .where('payoutMethodId', 'in', [...new Set(ids)])
    .$if(activeOf !== undefined, (query) =>
      query.where('userId', '=', activeOf!).where('archivedAt', 'is', null),
    )
    .execute();
  return new Map(rows.map((row) => [row.payoutMethodId, present(row)]));
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

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

import type { AuthenticatorType } from '@foyer/contract';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';

export interface LogInCode {
  userId: string;
  /** Session of the only device on which the code works. */
  sessionId: string;
  sealedCode: Buffer;
  expiresAt: Date;
}

/** Replaces the previous code. */
export async function replaceCode(tx: TransactionScope, code: LogInCode, now: Date): Promise<void> {
  const values = {
    sessionId: code.sessionId,
    sealedCode: code.sealedCode,
    createdAt: now,
    expiresAt: code.expiresAt,
  };
  await tx
    .insertInto('logInCode')
    .values({ userId: code.userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** Finds and locks the live code of a device, so that attempts run one at a time. */
export async function lockLiveCode(
  tx: TransactionScope,
  { userId, sessionId }: Pick<LogInCode, 'userId' | 'sessionId'>,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('logInCode')
    .select('sealedCode')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.sealedCode;
}

export async function deleteCode(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('logInCode').where('userId', '=', userId).execute();
}

/** Lists providers linked to an account. */
export async function listLinkedProviders(
  db: Queryable,
  userId: string,
): Promise<{ authenticatorType: AuthenticatorType; linkedAt: Date }[]> {
  const rows = await db
    .selectFrom('thirdPartyIdentity')
    .select(['authenticatorType', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('authenticatorType')
    .execute();
  return rows.map((row) => ({
    authenticatorType: row.authenticatorType as AuthenticatorType,
    linkedAt: row.createdAt,
  }));
}

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
    session_id: code.sessionId,
    sealed_code: code.sealedCode,
    created_at: now,
    expires_at: code.expiresAt,
  };
  await tx
    .insertInto('log_in_code')
    .values({ user_id: code.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Finds and locks the live code of a device, so that attempts run one at a time. */
export async function lockLiveCode(
  tx: TransactionScope,
  { userId, sessionId }: Pick<LogInCode, 'userId' | 'sessionId'>,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('log_in_code')
    .select('sealed_code')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row?.sealed_code;
}

export async function deleteCode(tx: TransactionScope, userId: string): Promise<void> {
  await tx.deleteFrom('log_in_code').where('user_id', '=', userId).execute();
}

/** Lists providers linked to an account. */
export async function listLinkedProviders(
  db: Queryable,
  userId: string,
): Promise<{ authenticatorType: AuthenticatorType; linkedAt: Date }[]> {
  const rows = await db
    .selectFrom('third_party_identity')
    .select(['authenticator_type', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('authenticator_type')
    .execute();
  return rows.map((row) => ({
    authenticatorType: row.authenticator_type as AuthenticatorType,
    linkedAt: row.created_at,
  }));
}

import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { jobQueueSchema } from '../../../platform/database/schema/migrateJobQueue.ts';
import { sendResetLinkJob } from '../password-reset/resetPasswordJob.ts';

/** Locks the account against changes and purchases until the transaction ends. */
export async function lockAccount(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for update`.execute(tx);
}

/** Anonymizes the account's row, which orders and the ledger still reference. */
export async function makeNobody(tx: TransactionScope, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('userAccount')
    .set({
      emailAddress: `${userId}@deleted.invalid`,
      passwordHash: '$argon2id$deleted',
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      gender: null,
      countryCode: null,
      postalCode: null,
      tokensFrozenAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where('userId', '=', userId)
    .execute();
}

/** Deletes personal rows that nothing else needs. */
export async function deleteBelongings(tx: TransactionScope, userId: string): Promise<void> {
  for (const table of [
    'logInCode',
    'session',
    'oneTimeLink',
    'thirdPartyIdentity',
    'notificationSettings',
    'accountAttribution',
  ] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute();
  // Stored answers to idempotent calls contain personal data too.
  await tx.deleteFrom('idempotencyKey').where('principal', '=', `user:${userId}`).execute();
}

/**
 * Deletes pending reset mails. Their job is the only one that stores an address, since it is queued before the
 * account lookup.
 */
export async function forgetAddressInJobs(tx: TransactionScope, emailAddress: string): Promise<void> {
  await sql`delete from outbox
    where job = ${sendResetLinkJob.name} and payload->>'emailAddress' = ${emailAddress}`.execute(tx);
  await sql`delete from ${sql.table(`${jobQueueSchema}.job`)}
    where name = ${sendResetLinkJob.name} and data->>'emailAddress' = ${emailAddress}`.execute(tx);
}

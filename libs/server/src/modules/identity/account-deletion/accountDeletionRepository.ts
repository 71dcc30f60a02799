import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { jobQueueSchema } from '../../../platform/database/migrateJobQueue.ts';
import { sendResetLinkJob } from '../password-reset/resetPasswordJob.ts';

/** Locks the account against changes and purchases until the transaction ends. */
export async function lockAccount(tx: TransactionScope, userId: string): Promise<void> {
  await sql`select from user_account where user_id = ${userId} for update`.execute(tx);
}

/** Anonymizes the account's row, which orders and the ledger still reference. */
export async function makeNobody(tx: TransactionScope, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({
      email_address: `${userId}@deleted.invalid`,
      password_hash: '$argon2id$deleted',
      first_name: null,
      last_name: null,
      date_of_birth: null,
      gender: null,
      country_code: null,
      postal_code: null,
      tokens_frozen_at: null,
      deleted_at: now,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes personal rows that nothing else needs. */
export async function deleteBelongings(tx: TransactionScope, userId: string): Promise<void> {
  for (const table of [
    'log_in_code',
    'session',
    'one_time_link',
    'third_party_identity',
    'notification_settings',
    'user_role',
    'account_attribution',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  // Stored answers to idempotent calls contain personal data too.
  await tx.deleteFrom('idempotency_key').where('principal', '=', `user:${userId}`).execute();
}

/** Deletes pending reset mails, whose job is the only one with an address, queued before the account lookup. */
export async function forgetAddressInJobs(tx: TransactionScope, emailAddress: string): Promise<void> {
  await sql`delete from outbox
    where job = ${sendResetLinkJob.name} and payload->>'emailAddress' = ${emailAddress}`.execute(tx);
  await sql`delete from ${sql.table(`${jobQueueSchema}.job`)}
    where name = ${sendResetLinkJob.name} and data->>'emailAddress' = ${emailAddress}`.execute(tx);
}

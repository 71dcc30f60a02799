import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { TransactionScope } from '../platform/database/transactionScope.ts';

async function isAnyWaiting({ query }: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
  return rows.length > 0;
}

/**
 * Runs `other` while a transaction that has done `work` is open.
 * @returns its result, and whether it waited for the end of the transaction
 */
export async function beside<T>(
  database: Database,
  work: (tx: TransactionScope) => Promise<unknown>,
  other: () => Promise<T>,
): Promise<{ result: T; waited: boolean }> {
  // Bound, so that what it opens is not taken for a part of the transaction.
  const start = AsyncLocalStorage.bind(other);
  let isDone = false;
  const { running, waited } = await inTransaction(database, async (tx) => {
    await work(tx);
    const started = start().finally(() => (isDone = true));
    while (!isDone && !(await isAnyWaiting(database)));
    return { running: [started], waited: !isDone };
  });
  return { result: await running[0]!, waited };
}

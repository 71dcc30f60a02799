import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { inTransaction } from '../database/inTransaction.ts';
import { jobQueueSchema } from '../database/schema/migrateJobQueue.ts';
import { toJson } from '../database/toJson.ts';
import type { Platform } from '../platform.ts';

const batchSize = 50;

/** Lists the queues with a job that is due, by one statement: an empty fetch of each costs as much as a full one. */
export async function queuesWithDueJobs({ database }: Platform): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from ${sql.table(`${jobQueueSchema}.job`)}
    where state < 'active' and start_after <= ${sql.ref(jobQueueSchema)}.job_now()
  `.execute(database.query);
  return new Set(rows.map(({ name }) => name));
}

/** Moves due jobs from the outbox to the queue in one transaction, so that each is in exactly one of them. */
export async function dispatchJobs(
  platform: Platform,
  boss: PgBoss,
  names: readonly string[],
): Promise<{ isMore: boolean }> {
  return inTransaction(platform.database, async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(['outboxId', 'job', 'payload'])
      .where('dispatchedAt', 'is', null)
      .where('availableAt', '<=', sql<Date>`foyer_now()`)
      .where('job', 'in', [...names])
      .orderBy('availableAt')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return { isMore: false };
    for (const name of new Set(due.map(({ job }) => job))) {
      const rows = due.filter(({ job }) => job === name);
      const inserts = rows.map(({ outboxId, payload }) => ({ id: outboxId, data: payload as object }));
      await boss.insert(name, inserts, { db: fromKysely(tx) });
    }
    await platform.faultPoint('outbox.queued');
    const ids = due.map(({ outboxId }) => outboxId);
    await tx
      .updateTable('outbox')
      // The queue now holds the payload and removes it after a while; the row stays for its key [PV-05].
      .set({ dispatchedAt: sql<Date>`foyer_now()`, payload: toJson({}) })
      .where('outboxId', 'in', ids)
      .execute();
    return { isMore: due.length === batchSize };
  });
}

import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { jobQueueSchema } from '../../platform/database/schema/migrateJobQueue.ts';
import type { TestDatabase } from './createTestDatabase.ts';

/** Lets the leases of all running jobs end, as after the death of their workers: the queue makes them due again. */
export async function expireJobs({ database, connectionString }: TestDatabase): Promise<void> {
  const table = sql.table(`${jobQueueSchema}.job`);
  const { rows } = await sql<{ name: string }>`update ${table} set started_on = started_on - interval '1 day'
    where state = 'active' returning name`.execute(database.kysely);
  if (rows.length === 0) return;
  const boss = new PgBoss({ connectionString, schema: jobQueueSchema, supervise: false, migrate: false });
  await boss.start();
  for (const name of new Set(rows.map((row) => row.name))) await boss.supervise(name);
  await boss.stop({ graceful: false });
  await sql`update ${table} set start_after = start_after - interval '1 day' where state = 'retry'`.execute(
    database.kysely,
  );
}

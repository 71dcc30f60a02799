import { PgBoss } from 'pg-boss';

/** Schema of the job queue library's tables. */
export const jobQueueSchema = 'job_queue';

/** Creates or updates the queue's tables, by the library's own migrations. */
export async function migrateJobQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: jobQueueSchema,
    max: 1,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

import { PgBoss, type Job as QueuedJob } from 'pg-boss';
import { jobQueueSchema } from '../database/schema/migrateJobQueue.ts';
import type { Platform } from '../platform.ts';
import { dispatchJobs, queuesWithDueJobs } from './dispatchJobs.ts';
import { usualRetries, type AnyJob } from './job.ts';
import { createJobFaults } from './jobFaults.ts';
import { addRecurring } from './recurringJobs.ts';
import { runBatch } from './runJob.ts';

const drainedAtOnce = 50;
const dispatchEveryMs = 500;
const workerOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  // Workers are woken when a job is due; they ask by themselves only in case that fails.
  pollingIntervalSeconds: 10,
  perJobResults: true,
} as const;

/** Runs jobs of the outbox, by pg-boss on the same database. Any number of servers may run a queue. */
export interface JobQueue {
  start: () => Promise<void>;
  /** Stops taking jobs and waits for running ones. */
  stop: () => Promise<void>;
  /** Runs all due jobs in this process until none is left; a job that fails is tried again later, as by a worker. */
  runDue: () => Promise<Drained>;
  /**
   * Does the same for tests and commands. @returns number of jobs run
   * @throws the first error of a job, after all have run
   */
  drain: () => Promise<number>;
}

interface Drained {
  /** Number of jobs run, failed ones included. */
  count: number;
  errors: readonly unknown[];
}

const createBoss = (connectionString: string) =>
  new PgBoss({
    connectionString,
    schema: jobQueueSchema,
    max: 3,
    application_name: 'foyer-jobs',
    schedule: false,
    supervise: true,
    migrate: false,
    createSchema: false,
  });

async function createQueue(boss: PgBoss, { name, leaseSeconds = 60, retryLimit = usualRetries }: AnyJob) {
  await boss.createQueue(name, {
    expireInSeconds: leaseSeconds,
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
  });
}

export interface JobQueueOptions {
  platform: Platform;
  jobs: readonly AnyJob[];
}

/** Creates a queue of the given jobs. `start` makes this process run them; without it only `drain` does. */
export function createJobQueue({ platform, jobs }: JobQueueOptions): JobQueue {
  const names = jobs.map(({ name }) => name);
  const boss = createBoss(platform.database.connectionString);
  const tellFault = createJobFaults(platform);
  boss.on('error', (error) => tellFault(error, 'queue'));
  const around = { platform, tellFault };
  let opening: Promise<void> | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  const turns = new Map<AnyJob, number>();
  /** Worker of each queue, once started. */
  const workers = new Map<string, string>();

  async function open(): Promise<void> {
    await boss.start();
    for (const job of jobs) await createQueue(boss, job);
  }
  const opened = () => (opening ??= open());

  /** Adds and dispatches what is due, and wakes the workers of it. */
  async function serveDue(): Promise<void> {
    await addRecurring(platform, jobs, turns);
    while (!isStopped && (await dispatchJobs(platform, boss, names)).isMore);
    const due = await queuesWithDueJobs(platform);
    for (const [name, worker] of workers) if (due.has(name)) boss.notifyWorker(worker);
  }

  async function tick(): Promise<void> {
    await serveDue().catch((error: unknown) => tellFault(error, 'outbox'));
    if (!isStopped) timer = setTimeout(() => void (ticking = tick()), dispatchEveryMs);
  }

  async function drainQueue(job: AnyJob, errors: unknown[]): Promise<number> {
    let count = 0;
    for (;;) {
      const fetched = await boss.fetch<object>(job.name, { batchSize: drainedAtOnce });
      for (const queued of fetched) {
        const [result] = await runBatch(around, job, [queued], (error) => errors.push(error));
        if (result?.status === 'failed') await boss.fail(job.name, queued.id, result.output);
        else await boss.complete(job.name, queued.id);
      }
      count += fetched.length;
      if (fetched.length < drainedAtOnce) return count;
    }
  }

  /** Runs the jobs that are due now. @returns number of jobs run; they may have added others */
  async function drainOnce(errors: unknown[]): Promise<number> {
    while ((await dispatchJobs(platform, boss, names)).isMore);
    const due = await queuesWithDueJobs(platform);
    let count = 0;
    for (const job of jobs) if (due.has(job.name)) count += await drainQueue(job, errors);
    return count;
  }

  async function runDue(): Promise<Drained> {
    await opened();
    const errors: unknown[] = [];
    let total = 0;
    for (;;) {
      const count = await drainOnce(errors);
      if (count === 0) return { count: total, errors };
      total += count;
    }
  }

  return {
    start: async () => {
      await opened();
      for (const job of jobs) {
        const run = (batch: QueuedJob<object>[]) => runBatch(around, job, batch);
        workers.set(job.name, await boss.work(job.name, workerOptions, run));
      }
      ticking = tick();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
      if (opening) await boss.stop({ graceful: true, timeout: 5_000, close: true });
    },
    runDue,
    drain: async () => {
      const { count, errors } = await runDue();
      if (errors.length > 0) throw errors[0];
      return count;
    },
  };
}

import { fromKysely, PgBoss, type Job as QueuedJob, type JobResult } from 'pg-boss';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import { readDatabaseTime } from '../database/databaseClock.ts';
import { toJson } from '../database/toJson.ts';
import { describeError } from '../faults/describeError.ts';
import type { Platform } from '../platform.ts';
import { days, hours, seconds } from '../time/units.ts';
import type { Job } from './job.ts';
import { createJobFaults } from './jobFaults.ts';
import { jobQueueSchema } from '../database/migrateJobQueue.ts';

const batchSize = 50;
const dispatchEveryMs = 500;
/** Workers are woken when a job is due; they ask by themselves only in case that fails. */
const workersAskEverySeconds = 10;
const usualRetries = 10;

// The queue is generic over payloads; each job has its own type.
type AnyJob = Job<object>;
/** Job of a queue; only those given to a worker have a signal. */
type FetchedJob = Omit<QueuedJob<object>, 'signal'> & Partial<Pick<QueuedJob<object>, 'signal'>>;

/** Runs jobs of the outbox, by pg-boss on the same database. Any number of servers may run a queue. */
export interface JobQueue {
  start: () => Promise<void>;
  /** Stops taking jobs and waits for running ones. */
  stop: () => Promise<void>;
  /** Runs all due jobs in this process until none is left. For tests and commands. @returns number of jobs run */
  drain: () => Promise<number>;
}

const createBoss = (connectionString: string, isWorker: boolean) =>
  new PgBoss({
    connectionString,
    schema: jobQueueSchema,
    max: 3,
    application_name: 'foyer-jobs',
    schedule: false,
    supervise: isWorker,
    migrate: false,
    createSchema: false,
  });

/** Returns the present turn of a job that recurs; a daily one is added when its hour is the next to come. */
function turnOf(
  { everySeconds, dailyAtHour }: AnyJob,
  now: Date,
): { turn: number; runAt?: Date } | undefined {
  if (everySeconds) return { turn: Math.floor(now.getTime() / seconds(everySeconds)) };
  if (dailyAtHour === undefined) return undefined;
  const turn = Math.floor((now.getTime() - hours(dailyAtHour)) / days(1)) + 1;
  return { turn, runAt: new Date(days(turn) + hours(dailyAtHour)) };
}

/** Adds recurring jobs whose turn has come. @param turns the turn of each that this server added last */
async function addRecurring(platform: Platform, jobs: AnyJob[], turns: Map<AnyJob, number>): Promise<void> {
  const now = await readDatabaseTime(platform.database.query);
  const begun = jobs
    .flatMap((job) => {
      const turn = turnOf(job, now);
      return turn ? [{ job, ...turn }] : [];
    })
    .filter(({ job, turn }) => turns.get(job) !== turn);
  if (begun.length === 0) return;
  await inTransaction(platform.database, async (tx) => {
    for (const { job, turn, ...when } of begun)
      await platform.jobs.add(tx, job, {}, { dedupeKey: `turn:${turn}`, ...when });
  });
  for (const { job, turn } of begun) turns.set(job, turn);
}

/** Lists the queues with a job that is due, by one statement: an empty fetch of each costs as much as a full one. */
async function queuesWithDueJobs({ database }: Platform): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from ${sql.table(`${jobQueueSchema}.job`)}
    where state < 'active' and start_after <= ${sql.ref(jobQueueSchema)}.job_now()
  `.execute(database.query);
  return new Set(rows.map(({ name }) => name));
}

/** Moves due jobs from the outbox to the queue in one transaction, so that each is in exactly one of them. */
async function dispatch(platform: Platform, boss: PgBoss, known: Map<string, AnyJob>): Promise<number> {
  return inTransaction(platform.database, async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(['outboxId', 'job', 'payload'])
      .where('dispatchedAt', 'is', null)
      .where('availableAt', '<=', sql<Date>`foyer_now()`)
      .where('job', 'in', [...known.keys()])
      .orderBy('availableAt')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
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
    return due.length;
  });
}

export interface JobQueueOptions {
  platform: Platform;
  jobs: readonly AnyJob[];
}

/** Creates a queue of the given jobs. `start` makes this process run them; without it only `drain` does. */
export function createJobQueue({ platform, jobs }: JobQueueOptions): JobQueue {
  const known = new Map<string, AnyJob>(jobs.map((job) => [job.name, job]));
  const boss = createBoss(platform.database.connectionString, true);
  const tellFault = createJobFaults(platform);
  boss.on('error', (error) => tellFault(error, 'queue'));
  let opening: Promise<void> | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  const turns = new Map<AnyJob, number>();
  /** Worker of each queue, once started. */
  const workers = new Map<string, string>();

  async function open(): Promise<void> {
    await boss.start();
    for (const { name, leaseSeconds = 60, retryLimit = usualRetries } of known.values()) {
      await boss.createQueue(name, {
        expireInSeconds: leaseSeconds,
        retryLimit,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 600,
      });
    }
  }
  const opened = () => (opening ??= open());

  /** @throws errors of the job, after reporting them */
  async function run(job: AnyJob, { id, data, retryCount, signal }: FetchedJob): Promise<void> {
    const tell = (error: unknown): void => {
      const { name, retryLimit = usualRetries } = job;
      tellFault(error, { job: name, attempt: retryCount + 1, isLast: retryCount >= retryLimit });
    };
    // The queue gives up jobs that exceed their lease without reporting it.
    const tellLate = (): void => tell(new Error('given up before it was done'));
    signal?.addEventListener('abort', tellLate);
    try {
      await job.handle(data, { platform, jobId: id });
      await platform.faultPoint('job.handled');
    } catch (error) {
      tell(error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', tellLate);
    }
  }

  /** Runs jobs separately, so that a failure affects no other. Stored results contain no personal data [PV-04]. */
  async function runAll(job: AnyJob, batch: QueuedJob<object>[]): Promise<JobResult[]> {
    const results: JobResult[] = [];
    for (const queued of batch) {
      const result = await run(job, queued).then(
        () => ({ status: 'completed' as const }),
        (error: unknown) => ({ status: 'failed' as const, output: describeError(error) }),
      );
      results.push({ id: queued.id, ...result });
    }
    return results;
  }

  async function tick(): Promise<void> {
    try {
      await addRecurring(platform, [...known.values()], turns);
      while (!isStopped && (await dispatch(platform, boss, known)) === batchSize);
      const due = await queuesWithDueJobs(platform);
      for (const [name, worker] of workers) if (due.has(name)) boss.notifyWorker(worker);
    } catch (error) {
      tellFault(error, 'outbox');
    }
    if (!isStopped) timer = setTimeout(() => void (ticking = tick()), dispatchEveryMs);
  }

  async function drainQueue(name: string, job: AnyJob): Promise<number> {
    let count = 0;
    for (;;) {
      const fetched = await boss.fetch<object>(name, { batchSize });
      for (const queued of fetched) {
        await run(job, queued);
        await boss.complete(name, queued.id);
      }
      count += fetched.length;
      if (fetched.length < batchSize) return count;
    }
  }

  return {
    start: async () => {
      await opened();
      for (const [name, job] of known) {
        const options = {
          batchSize: 10,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: workersAskEverySeconds,
          perJobResults: true,
        } as const;
        workers.set(name, await boss.work(name, options, (batch: QueuedJob<object>[]) => runAll(job, batch)));
      }
      ticking = tick();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await ticking;
      if (opening) await boss.stop({ graceful: true, timeout: 5_000, close: true });
    },
    drain: async () => {
      await opened();
      let total = 0;
      for (let ran = 1; ran > 0; total += ran) {
        ran = 0;
        while ((await dispatch(platform, boss, known)) > 0);
        const due = await queuesWithDueJobs(platform);
        for (const [name, job] of known) if (due.has(name)) ran += await drainQueue(name, job);
      }
      return total;
    },
  };
}

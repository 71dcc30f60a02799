import { toJson } from '../database/toJson.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { NewId } from '../security/ids.ts';
import type { ServerConfig } from '../config/serverConfig.ts';
import type { CoreEvents, Subscriptions } from './coreEvents.ts';
import type { JobOf } from './jobOf.ts';

interface AddOptions {
  /** Idempotency key: additions with one key are one job, even after it has run. Unique by default. */
  dedupeKey?: string;
  /** Earliest run in database time. Default: as soon as the transaction is committed. */
  runAt?: Date;
}

/** Job to add. */
interface Addition<Payload> extends AddOptions {
  payload: Payload;
}

/** Row of the outbox. */
export interface OutboxRow {
  outboxId: string;
  job: string;
  payload: object;
  dedupeKey: string;
}

/** Transactional outbox: jobs added in a transaction run after its commit, and never if it is rolled back. */
export interface JobOutbox {
  /** Returns the row that `add` would insert, for statements that insert it themselves. */
  rowOf: <Payload extends object>(
    job: Pick<JobOf<Payload>, 'name'>,
    payload: Payload,
    options?: Pick<AddOptions, 'dedupeKey'>,
  ) => OutboxRow;
  add: <Payload extends object>(
    tx: TransactionScope,
    job: Pick<JobOf<Payload>, 'name'>,
    payload: Payload,
    options?: AddOptions,
  ) => Promise<void>;
  /** Adds many jobs by one statement, each under its key. */
  addAll: <Payload extends object>(
    tx: TransactionScope,
    job: Pick<JobOf<Payload>, 'name'>,
    additions: readonly Addition<Payload>[],
  ) => Promise<void>;
  /**
   * Tells modules of an event of the core: adds the job of each that subscribes to it.
   * @param key of the event: told again, it is the same
   * @param now of an event whose subscribers may wait
   */
  tell: <Name extends keyof CoreEvents>(
    tx: TransactionScope,
    event: Name,
    payload: CoreEvents[Name],
    told: { key: string; now?: Date },
  ) => Promise<void>;
  /** Returns the rows that `tell` would insert at once, for statements that insert them themselves. */
  rowsOf: <Name extends keyof CoreEvents>(event: Name, payload: CoreEvents[Name], key: string) => OutboxRow[];
}

/** @param subscriptions of all modules */
export function createJobOutbox(
  newId: NewId,
  { config, subscriptions }: { config: ServerConfig; subscriptions: Subscriptions },
): JobOutbox {
  const rowOf: JobOutbox['rowOf'] = (job, payload, { dedupeKey } = {}) => {
    const id = newId();
    return { outboxId: id, job: job.name, payload, dedupeKey: dedupeKey ?? id };
  };
  const addAll: JobOutbox['addAll'] = async (tx, job, additions) => {
    if (additions.length === 0) return;
    const rows = additions.map(({ payload, dedupeKey, runAt }) => ({
      ...rowOf(job, payload, dedupeKey === undefined ? {} : { dedupeKey }),
      payload: toJson(payload),
      ...(runAt ? { availableAt: runAt } : {}),
    }));
    await tx
      .insertInto('outbox')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['job', 'dedupeKey']).doNothing())
      .execute();
  };
  return {
    rowOf,
    add: (tx, job, payload, options = {}) => addAll(tx, job, [{ payload, ...options }]),
    addAll,
    tell: async (tx, event, payload, { key, now }) => {
      for (const { job, delayMs, isWanted } of subscriptions[event]) {
        if (isWanted && !(await isWanted(tx, payload))) continue;
        if (delayMs && !now) throw new Error(`Nobody can wait after ${event}`);
        const later = delayMs ? { runAt: new Date(now!.getTime() + delayMs(config)) } : {};
        await addAll(tx, job, [{ payload, dedupeKey: key, ...later }]);
      }
    },
    rowsOf: (event, payload, key) =>
      subscriptions[event].map(({ job }) => rowOf(job, payload, { dedupeKey: key })),
  };
}

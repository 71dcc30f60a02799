import { toJson } from '../database/toJson.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { NewId } from '../security/ids.ts';
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
}

export function createJobOutbox(newId: NewId): JobOutbox {
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
  };
}

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
}

export function createJobOutbox(newId: NewId): JobOutbox {
  const rowOf: JobOutbox['rowOf'] = (job, payload, { dedupeKey } = {}) => {
    const id = newId();
    return { outboxId: id, job: job.name, payload, dedupeKey: dedupeKey ?? id };
  };
  return {
    rowOf,
    add: async (tx, job, payload, { dedupeKey, runAt } = {}) => {
      const row = rowOf(job, payload, dedupeKey === undefined ? {} : { dedupeKey });
      await tx
        .insertInto('outbox')
        .values({
          ...row,
          payload: toJson(payload),
          ...(runAt ? { availableAt: runAt } : {}),
        })
        .onConflict((conflict) => conflict.columns(['job', 'dedupeKey']).doNothing())
        .execute();
    },
  };
}

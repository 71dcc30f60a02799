import { toJson } from '../database/toJson.ts';
import type { TransactionScope } from '../database/transactionScope.ts';
import type { NewId } from '../security/ids.ts';
import type { JobOf } from './jobOf.ts';

export interface AddOptions {
  /** Two additions with one key are one job, even when the first has run already. Default: a job of its own. */
  dedupeKey?: string;
  /** Database time before which it does not run. Default: as soon as the transaction is committed. */
  runAt?: Date;
}

/** A job as it is written down. */
export interface OutboxRow {
  outbox_id: string;
  job: string;
  payload: object;
  dedupe_key: string;
}

/** Where a transaction writes down what is to happen after it. If it is rolled back, nothing happens. */
export interface JobOutbox {
  /** What `add` would write, for a statement that writes it itself. */
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
    return { outbox_id: id, job: job.name, payload, dedupe_key: dedupeKey ?? id };
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
          ...(runAt ? { available_at: runAt } : {}),
        })
        .onConflict((conflict) => conflict.columns(['job', 'dedupe_key']).doNothing())
        .execute();
    },
  };
}

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

/** Where a transaction writes down what is to happen after it. If it is rolled back, nothing happens. */
export interface JobOutbox {
  add: <Payload extends object>(
    tx: TransactionScope,
    job: Pick<JobOf<Payload>, 'name'>,
    payload: Payload,
    options?: AddOptions,
  ) => Promise<void>;
}

export function createJobOutbox(newId: NewId): JobOutbox {
  return {
    add: async (tx, job, payload, { dedupeKey, runAt } = {}) => {
      const id = newId();
      await tx
        .insertInto('outbox')
        .values({
          outbox_id: id,
          job: job.name,
          payload: toJson(payload),
          dedupe_key: dedupeKey ?? id,
          ...(runAt ? { available_at: runAt } : {}),
        })
        .onConflict((conflict) => conflict.columns(['job', 'dedupe_key']).doNothing())
        .execute();
    },
  };
}

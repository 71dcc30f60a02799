import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findEndedWithStock } from './engagementRepository.ts';
import { returnUnsold } from './returnUnsold.ts';

const batchSize = 200;
const intervalSeconds = 60;

/** Returns what promoters have not sold when their engagements are over, and what returns to them later. */
export const returnUnsoldJob = defineJob<Record<string, never>>({
  name: 'returnUnsold',
  everySeconds: intervalSeconds,
  handle: async (_payload, { platform }) => {
    const { database, log } = platform;
    for (const key of await findEndedWithStock(database.query, batchSize)) {
      const done = inTransaction(database, (tx) => returnUnsold(tx, key));
      await done.catch((error: unknown) => log.warn({ err: error, ...key }, 'return unsold stock'));
    }
  },
});

import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteSystemEventsBefore } from './attributionRepository.ts';

const dailySeconds = 24 * 60 * 60;

/** Deletes attribution events after their retention period. */
export const forgetSystemEventsJob = defineJob<Record<string, never>>({
  name: 'forgetSystemEvents',
  everySeconds: dailySeconds,
  handle: async (_payload, { platform }) => {
    const { keepMs } = platform.config.attribution;
    await inTransaction(platform.database, (tx, now) =>
      deleteSystemEventsBefore(tx, new Date(now.getTime() - keepMs)),
    );
  },
});

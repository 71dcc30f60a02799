import { days } from '../../../platform/time/units.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteOldAttempts } from './thirdPartyRepository.ts';

const keptMs = days(1);

/** Deletes expired sign-in attempts. */
export const forgetThirdPartyAttemptsJob = defineJob<Record<string, never>>({
  name: 'forgetThirdPartyAttempts',
  everySeconds: 60 * 60,
  handle: async (_payload, { platform }) => {
    await inTransaction(platform.database, (tx, now) =>
      deleteOldAttempts(tx, new Date(now.getTime() - keptMs)),
    );
  },
});

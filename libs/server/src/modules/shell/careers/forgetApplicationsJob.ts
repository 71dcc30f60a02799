import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteResumesBefore } from './resumeRepository.ts';

const hourlySeconds = 60 * 60;

/** Deletes applications and résumés after their retention period, abandoned uploads much sooner [PV-05]. */
export const forgetApplicationsJob = defineJob<Record<string, never>>({
  name: 'forgetApplications',
  everySeconds: hourlySeconds,
  handle: async (_payload, { platform }) => {
    const { keepMs, keepUploadMs } = platform.config.careers;
    await inTransaction(platform.database, (tx, now) =>
      deleteResumesBefore(tx, {
        applied: new Date(now.getTime() - keepMs),
        abandoned: new Date(now.getTime() - keepUploadMs),
      }),
    );
  },
});

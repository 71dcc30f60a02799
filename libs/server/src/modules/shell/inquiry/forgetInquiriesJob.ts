import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteInquiriesBefore } from './inquiryRepository.ts';

const dailySeconds = 24 * 60 * 60;

/** Deletes messages and demo requests after their retention period [PV-05]. */
export const forgetInquiriesJob = defineJob<Record<string, never>>({
  name: 'forgetInquiries',
  everySeconds: dailySeconds,
  handle: async (_payload, { platform }) => {
    const { keepMs } = platform.config.inquiries;
    await inTransaction(platform.database, (tx, now) =>
      deleteInquiriesBefore(tx, new Date(now.getTime() - keepMs)),
    );
  },
});

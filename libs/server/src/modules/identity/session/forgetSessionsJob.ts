import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { deleteOldSessions } from './sessionListRepository.ts';

/** Deletes ended sessions after a day, since they record devices and IP addresses. */
export const forgetSessionsJob = defineJob<Record<string, never>>({
  name: 'forgetSessions',
  everySeconds: 3600,
  handle: (_payload, { platform }) => inTransaction(platform.database, (tx) => deleteOldSessions(tx)),
});

import { inTransaction } from '../../../database/inTransaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { deleteOldSessions } from './sessionListRepository.ts';

/** A session that is over tells nobody anything any more, but where somebody was: it goes after a day. */
export const forgetSessionsJob = defineJob<Record<string, never>>({
  name: 'forgetSessions',
  everySeconds: 3600,
  handle: (_payload, { platform }) => inTransaction(platform.database, (tx) => deleteOldSessions(tx)),
});

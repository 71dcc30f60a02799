import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hours } from '../../../platform/time/units.ts';
import { clearConference, emptyStage, hasEnded } from './conferenceRepository.ts';

/** Time in which guests can say goodbye and a recording can be fetched. */
const destroyAfterMs = hours(1);

/** Closes the stage of a stream that is over, and deletes where its media server is and how it is opened. */
export const destroyStageJob = defineJob<{ eventId: string }>({
  name: 'destroyStage',
  handle: ({ eventId }, { platform }) =>
    inTransaction(platform.database, async (tx, now) => {
      // It goes on: its organiser began another part.
      if (!(await hasEnded(tx, eventId))) return;
      await clearConference(tx, eventId, now);
      await emptyStage(tx, eventId, now);
    }),
});

/** Schedules the end of a stage. */
export const scheduleDestruction = (
  tx: TransactionScope,
  { jobs }: Pick<Platform, 'jobs'>,
  { eventId, now }: { eventId: string; now: Date },
): Promise<void> =>
  jobs.add(
    tx,
    destroyStageJob,
    { eventId },
    { dedupeKey: `${eventId} ${now.getTime()}`, runAt: new Date(now.getTime() + destroyAfterMs) },
  );

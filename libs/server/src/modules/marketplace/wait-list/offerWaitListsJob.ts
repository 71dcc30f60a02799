import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listEventsWithWaitList, takeReminders } from './offeringRepository.ts';
import { lapseOffers, offerWaiting } from './offerWaiting.ts';
import { mailEntry } from './waitListMail.ts';

const batchSize = 200;
/** Share of the claim time that is left when a fan is reminded. */
const reminderShare = 0.25;

const remind = (platform: Platform): Promise<void> =>
  inTransaction(platform.database, async (tx) => {
    const withinMs = platform.config.sale.waitListClaimMs * reminderShare;
    for (const entry of await takeReminders(tx, withinMs, batchSize))
      await mailEntry(platform, tx, entry, 'reminder');
  });

/**
 * Ends unclaimed offers, offers returned stock to the next entries in order, and sends reminders of offers.
 */
export const offerWaitListsJob = defineJob<Record<string, never>>({
  name: 'offerWaitLists',
  everySeconds: 15,
  handle: async (_payload, { platform }) => {
    await lapseOffers(platform);
    await remind(platform);
    for (const eventId of await listEventsWithWaitList(platform.database.query)) {
      const offering = offerWaiting(platform, eventId);
      await offering.catch((error: unknown) => platform.log.error({ err: error, eventId }, 'wait list'));
    }
  },
});

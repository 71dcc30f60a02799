import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { queueMails } from '../../../platform/mail/queueMails.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followAlertMail } from './followAlerts.ts';
import { findOpenedWindow, markAnnounced, takeFollowers } from './followRepository.ts';

const batchSize = 100;

/** Mails a batch of followers of one opened sale window, in one transaction. @returns false when none is left */
const announceBatch = (platform: Platform): Promise<boolean> =>
  inTransaction(platform.database, async (tx) => {
    const opened = await findOpenedWindow(tx);
    if (!opened) return false;
    const followers = await takeFollowers(tx, opened, batchSize);
    for (const follower of followers)
      await queueMails(tx, platform, [await followAlertMail(platform, opened, follower)]);
    if (followers.length < batchSize) await markAnnounced(tx, opened);
    return true;
  });

/** Mails the followers of an event's performers, venue and organiser once, when it goes on sale. */
export const announceToFollowersJob = defineJob<Record<string, never>>({
  name: 'announceToFollowers',
  everySeconds: 60,
  handle: async (_payload, { platform }) => {
    while (await announceBatch(platform));
  },
});

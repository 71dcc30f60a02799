import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { takeBack, takeOnce } from '../../../platform/outbox/takeOnce.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendLink } from '../link/linkService.ts';

const limit = 'logInLinkPerAccount';

/**
 * Counts the link of a job and tells whether it is within the limit. A repeated run counts no second attempt, or runs that
 * die would use up the owner's limit, but it is refused past the limit as the first one was.
 */
async function isWithinLimit(
  platform: Platform,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<boolean> {
  const { database } = platform;
  const { attempts } = identityGuards(platform);
  if (!(await inTransaction(database, (tx) => takeOnce(tx, 'countLogInLink', jobId))))
    return !(await attempts.isPast(limit, userId));
  try {
    return await attempts.isWithin(limit, userId);
  } catch (error) {
    // Nothing was counted: the next run counts.
    await inTransaction(database, (tx) => takeBack(tx, 'countLogInLink', jobId));
    throw error;
  }
}

/**
 * Mails a log-in link after a correct password past the limits of an account. The job is also added after a wrong
 * password, without the account, so that both answers take the same time [AZ-11].
 */
export const sendLogInLinkJob = defineJob<{ userId?: string | undefined; origin: string }>({
  name: 'sendLogInLink',
  handle: async ({ userId, origin }, { platform, jobId }) => {
    if (userId === undefined) return;
    if (!(await isWithinLimit(platform, { userId, jobId }))) return;
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, 'sendLogInLink', jobId))) return;
      const account = await findAccount(tx, userId);
      if (account) await sendLink(tx, platform, account, { purpose: 'logIn', origin }, now);
    });
  },
});

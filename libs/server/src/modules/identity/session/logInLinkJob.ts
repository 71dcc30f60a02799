import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { takeOnce } from '../../../platform/outbox/takeOnce.ts';
import { findAccount } from '../account/accountRepository.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { sendLink } from '../link/linkService.ts';

/**
 * Mails a log-in link after a correct password past the limits of an account. The job is also added after a wrong
 * password, without the account, so that both answers take the same time [AZ-11].
 */
export const sendLogInLinkJob = defineJob<{ userId?: string | undefined; origin: string }>({
  name: 'sendLogInLink',
  handle: async ({ userId, origin }, { platform, jobId }) => {
    if (userId === undefined) return;
    // A repeated run counts no second attempt, or runs that die would use up the owner's limit.
    const isFirst = await inTransaction(platform.database, (tx) => takeOnce(tx, 'countLogInLink', jobId));
    const { attempts } = identityGuards(platform);
    if (isFirst && !(await attempts.isWithin('logInLinkPerAccount', userId))) return;
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, 'sendLogInLink', jobId))) return;
      const account = await findAccount(tx, userId);
      if (account) await sendLink(tx, platform, account, { purpose: 'logIn', origin }, now);
    });
  },
});

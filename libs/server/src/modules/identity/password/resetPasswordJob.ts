import { inTransaction } from '../../../database/inTransaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { takeOnce } from '../../../jobs/takeOnce.ts';
import { findAccountByEmail } from '../account/accountRepository.ts';
import { sendLink } from '../link/linkService.ts';

/**
 * Looks for the account and mails the reset link, if there is one. It is a job so that the call itself does the same
 * whether there is an account or not: neither its answer nor its time tells.
 */
export const sendResetLinkJob = defineJob<{ emailAddress: string; origin: string }>({
  name: 'sendResetLink',
  handle: async ({ emailAddress, origin }, { platform, jobId }) => {
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, 'sendResetLink', jobId))) return;
      const account = await findAccountByEmail(tx, emailAddress);
      if (account) await sendLink(tx, platform, account, { purpose: 'resetPassword', origin }, now);
    });
  },
});

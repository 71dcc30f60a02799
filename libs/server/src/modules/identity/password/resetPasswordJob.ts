import { inTransaction } from '../../../database/inTransaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { takeOnce } from '../../../jobs/takeOnce.ts';
import { findAccountByEmail } from '../account/accountRepository.ts';
import { findLastReturnTo } from '../link/linkRepository.ts';
import { sendLink } from '../link/linkService.ts';

/**
 * Looks for the account and mails the reset link, if there is one. It is a job so that the call itself does the same
 * whether there is an account or not: neither its answer nor its time tells.
 */
export const sendResetLinkJob = defineJob<{
  emailAddress: string;
  origin: string;
  returnTo?: string | undefined;
}>({
  name: 'sendResetLink',
  handle: async ({ emailAddress, origin, returnTo }, { platform, jobId }) => {
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, 'sendResetLink', jobId))) return;
      const account = await findAccountByEmail(tx, emailAddress);
      if (!account) return;
      // Who never chose a password finishes the account instead, and may come to it this way too [I4.09].
      const purpose = account.is_partial ? 'completeAccount' : 'resetPassword';
      const way =
        returnTo ?? (account.is_partial ? await findLastReturnTo(tx, account.user_id, purpose) : undefined);
      await sendLink(tx, platform, account, { purpose, origin, returnTo: way }, now);
    });
  },
});

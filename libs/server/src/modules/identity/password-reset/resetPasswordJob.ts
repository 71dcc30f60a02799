import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { takeOnce } from '../../../platform/outbox/takeOnce.ts';
import { findAccountByEmail } from '../account/accountRepository.ts';
import { findLastReturnTo, sendLink } from '../link/linkService.ts';

/** The queue keeps what it has done for a while, and a return path may contain the secret of a link. */
export const resetLinkSealing = 'sendResetLink.returnTo';

/**
 * Mails the reset link if the address has an account. The lookup runs in a job, so that neither answer nor response
 * time of the call reveals whether the account exists.
 */
export const sendResetLinkJob = defineJob<{
  emailAddress: string;
  origin: string;
  sealedReturnTo?: string | undefined;
}>({
  name: 'sendResetLink',
  handle: async ({ emailAddress, origin, sealedReturnTo }, { platform, jobId }) => {
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, 'sendResetLink', jobId))) return;
      const account = await findAccountByEmail(tx, emailAddress);
      if (!account) return;
      // Unfinished accounts have no password to reset; their owners get the link that completes them [I4.09].
      const purpose = account.isPartial ? 'completeAccount' : 'resetPassword';
      const asked =
        sealedReturnTo && platform.sealer.unseal(Buffer.from(sealedReturnTo, 'base64'), resetLinkSealing);
      const way =
        asked ??
        (account.isPartial ? await findLastReturnTo(tx, platform, account.userId, purpose) : undefined);
      await sendLink(tx, platform, account, { purpose, origin, returnTo: way }, now);
    });
  },
});

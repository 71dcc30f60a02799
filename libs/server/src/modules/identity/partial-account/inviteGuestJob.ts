import { createPaths } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { takeOnce } from '../../../platform/outbox/takeOnce.ts';
import { inviteGuest, type InvitedGuest } from '../../../sale/guest/guestAccount.ts';
import { findAccount } from '../account/accountRepository.ts';
import { sendLink } from '../link/linkService.ts';

/** Mails a guest or member without an account of their own a link to finish the one that was begun. */
export const inviteGuestJob = defineJob<InvitedGuest>({
  ...inviteGuest,
  handle: async ({ userId, siteHost, eventId }, { platform, jobId }) => {
    const { site, origin } = await findMailSite(platform, siteHost ?? undefined);
    const paths = createPaths(productAddressOf(site, platform.config));
    const returnTo = eventId === undefined ? paths.organiserEvents() : paths.token({ eventId });
    await inTransaction(platform.database, async (tx, now) => {
      if (!(await takeOnce(tx, inviteGuest.name, jobId))) return;
      const account = await findAccount(tx, userId);
      if (account?.isPartial)
        await sendLink(tx, platform, account, { purpose: 'completeAccount', origin, returnTo }, now);
    });
  },
});

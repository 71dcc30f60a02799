import { findMailSite } from '../../../platform/mail/mailSite.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findSubscription } from './newsletterRepository.ts';
import { confirmationMail, hostOf } from './subscriptionMails.ts';

/** Mails the link that confirms a subscription; its token is stored sealed in the database only. */
export const confirmSubscriptionJob = defineJob<{ subscriptionId: string; mailId: string }>({
  name: 'confirmSubscription',
  retryLimit: 20,
  handle: async ({ subscriptionId, mailId }, { platform }) => {
    const subscription = await findSubscription(platform.database.query, { subscriptionId });
    if (subscription?.state !== 'pending') return;
    const site = await findMailSite(platform, hostOf(subscription));
    await platform.gateways.mail.send(confirmationMail(platform, site, subscription, mailId));
  },
});

import type { Mail } from '../gateways/mail/mailGateway.ts';
import { defineJob } from '../jobs/job.ts';

/** Sends a mail by the mail gateway; queued by `queueMails`. */
export const sendMailJob = defineJob<Mail>({
  name: 'sendMail',
  leaseSeconds: 60,
  retryLimit: 20,
  handle: (mail, { platform }) => platform.gateways.mail.send(mail),
});
